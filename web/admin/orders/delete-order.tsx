// Confirms deleting an order and the return of its goods; the notice can undo it.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { counted } from '#domain/counted.ts'
import { formatRupees } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { ORDER_NOT_RESTORED } from './messages.ts'
import type { OrderRow } from './order-row.ts'
import './delete-order.css'

type Props = { order: OrderRow | undefined; onClose: () => void; onDeleted: (orderId: string) => void; notify: Notify }

export function DeleteOrder({ order, ...rest }: Props) {
  const noticeOf = useUndo(rest.notify)
  return (
    <ConfirmDelete
      kind="order"
      title="Delete Order"
      action="Delete Order"
      asked={order && { intent: 'remove', field: 'orderId', id: order.orderId }}
      noticeOf={noticeOf}
      {...rest}
    >
      {order && (
        <div className="stack">
          <p>Are you sure you want to delete this order?</p>
          <p>
            <strong>{order.name}</strong> {formatRupees(order.totalPaise)}
            <span className="note block">{order.orderId}</span>
          </p>
          {order.receivedPaise !== undefined && order.receivedPaise > 0 && (
            <p>{`${formatRupees(order.receivedPaise)} was paid for it. The payments stay in the list of payments.`}</p>
          )}
          {order.stockDeducted && <ReturnGoods order={order} />}
        </div>
      )}
    </ConfirmDelete>
  )
}

/** Returns a notice with an undo button, which stays when the answer is lost. */
function useUndo(notify: Notify) {
  const { data, submit } = useFetcher<ActionResult>()
  const [pressed, setPressed] = useState('')
  const noticeOf = (text: string, orderId: string) => (
    <span className="state-change spread gap-3 nowrap">
      <span className="breaks">{text}</span>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setPressed(orderId)
          void submit({ intent: 'restore', orderId }, { method: 'post' })
        }}
      >
        Undo
      </Button>
    </span>
  )
  useFetcherResult(data, ({ ok, message }) => {
    if (ok) return notify('good', message)
    notify('bad', message === ORDER_NOT_RESTORED ? message : noticeOf(message, pressed))
  })
  return noticeOf
}

/** The goods of a pending order are still in the shop; those of a complete one have left. */
function ReturnGoods({ order: { totalItems, completion } }: { order: OrderRow }) {
  const items = counted(totalItems, 'item')
  return (
    <label className="return-goods">
      <input type="checkbox" name="returnGoods" value="yes" defaultChecked={completion === 'Pending'} />
      <span>
        Return its {items} to stock
        <small>
          {completion === 'Pending'
            ? 'They can be sold to someone else.'
            : 'This order is complete: its goods have left.'}
        </small>
      </span>
    </label>
  )
}
