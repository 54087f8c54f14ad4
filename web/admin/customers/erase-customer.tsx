// The number is typed again, so that no slip erases anyone.
import { ordersAndSales } from '#domain/customers/erased.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import type { Notify } from '../kit/use-notice.ts'

export type Erasing = { mobile: string; orders: number; sales: number }

type Props = { erasing: Erasing | undefined; onClose: () => void; onErased: () => void; notify: Notify }

export function EraseCustomer({ erasing, onClose, onErased, notify }: Props) {
  return (
    <ConfirmDelete
      kind="customer"
      title="Erase Customer"
      action="Erase"
      asked={erasing && { intent: 'erase', field: 'mobile', id: erasing.mobile }}
      onClose={onClose}
      onDeleted={onErased}
      notify={notify}
    >
      <div className="stack">
        <p>
          Name, numbers and address go from {erasing && ordersAndSales(erasing)}, and cannot be brought back. Goods,
          totals and dates stay. Backups that were made before still hold them, until they are deleted.
        </p>
        <Field label="Type the mobile number again">
          {(ids) => <TextInput {...ids} type="tel" name="again" autoComplete="off" maxLength={64} required />}
        </Field>
      </div>
    </ConfirmDelete>
  )
}
