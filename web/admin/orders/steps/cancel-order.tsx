// Confirms cancelling an order.
import { toReturnText } from '#domain/payments/step-remark.ts'
import { NOTE_MAX } from '#domain/steps/entries.ts'
import { stepVerb } from '#domain/steps/steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderSteps } from '#domain/words/en/office/orders/order-steps.ts'
import { ConfirmDelete } from '#web/admin/kit/confirm-delete.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { inOneLine } from '../messages.ts'
import type { OrderRow } from '../order-row.ts'

type Props = { order: OrderRow | undefined; onClose: () => void; notify: Notify }

export function CancelOrder({ order, onClose, notify }: Props) {
  const text = useWords(orderSteps)
  const toReturn = toReturnText(order?.receivedPaise ?? 0)
  return (
    <ConfirmDelete
      kind="order-cancel"
      title={stepVerb('cancelled')}
      action={text.cancelThis}
      keep={text.keepOrder}
      asked={order && { intent: 'step', field: 'orderId', id: order.orderId }}
      onClose={onClose}
      notify={notify}
    >
      <input type="hidden" name="step" value="cancelled" />
      <p>{order && question(order)}</p>
      {toReturn !== undefined && (
        <p>
          <strong>{toReturn}</strong>
        </p>
      )}
      <Field label={text.why}>{(ids) => <TextInput {...ids} name="note" maxLength={NOTE_MAX} />}</Field>
    </ConfirmDelete>
  )
}

function question({ totalItems, stockDeducted }: OrderRow): string {
  const text = wordsOf(orderSteps)
  return inOneLine([text.cancel, stockDeducted ? text.itemsGoBack({ count: totalItems }) : text.cancelStays])
}
