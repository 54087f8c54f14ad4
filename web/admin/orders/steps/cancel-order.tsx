// Confirms cancelling an order.
import { counted } from '#domain/counted.ts'
import { toReturnText } from '#domain/payments/step-remark.ts'
import { NOTE_MAX } from '#domain/steps/entries.ts'
import { ConfirmDelete } from '#web/admin/kit/confirm-delete.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import type { OrderRow } from '../order-row.ts'

type Props = { order: OrderRow | undefined; onClose: () => void; notify: Notify }

export function CancelOrder({ order, onClose, notify }: Props) {
  const toReturn = toReturnText(order?.receivedPaise ?? 0)
  return (
    <ConfirmDelete
      kind="order-cancel"
      title="Cancel Order"
      action="Cancel this order"
      keep="Keep the order"
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
      <Field label="Why (optional)">{(ids) => <TextInput {...ids} name="note" maxLength={NOTE_MAX} />}</Field>
    </ConfirmDelete>
  )
}

function question({ totalItems, stockDeducted }: OrderRow): string {
  if (!stockDeducted) return 'Cancel this order? It stays in the list as cancelled.'
  const goods = `Its ${counted(totalItems, 'item goes', 'items go')} back to stock`
  return `Cancel this order? ${goods}, and it stays in the list as cancelled.`
}
