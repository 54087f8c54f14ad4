// The number is typed again, so that no slip erases anyone.
import { ordersAndSales } from '#domain/customers/erased.ts'
import { customerData } from '#domain/words/en/office/orders/customers.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import type { Notify } from '../kit/use-notice.ts'

/** `isOrder`: `number` is the id of an order without a mobile number. */
export type Erasing = { number: string; isOrder: boolean; orders: number; sales: number }

type Props = { erasing: Erasing | undefined; onClose: () => void; onErased: () => void; notify: Notify }

export function EraseCustomer({ erasing, onClose, onErased, notify }: Props) {
  const text = useWords(customerData)
  return (
    <ConfirmDelete
      kind="customer"
      title={text.eraseTitle}
      action={text.eraseNow}
      keep={text.keep}
      asked={erasing && { intent: 'erase', field: 'number', id: erasing.number }}
      onClose={onClose}
      onDeleted={onErased}
      notify={notify}
    >
      <div className="stack">
        <p>{text.whatGoes}</p>
        <p>{erasing && text.where({ what: ordersAndSales(erasing) })}</p>
        <p>{text.whatStays}</p>
        <Field label={erasing?.isOrder ? text.typeOrderIdAgain : text.typeAgain}>
          {(ids) => (
            <TextInput
              {...ids}
              type={erasing?.isOrder ? 'text' : 'tel'}
              name="again"
              autoComplete="off"
              maxLength={64}
              required
            />
          )}
        </Field>
      </div>
    </ConfirmDelete>
  )
}
