// Asks before an order is deleted, and whether the goods it had taken go back to stock; then deletes it.
import { useFetcher } from 'react-router'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { useDeletion } from '../kit/confirm-delete.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OrderRow } from './order-row.ts'
import type { clientAction } from './route.tsx'
import './remove-order.css'

type Props = { order: OrderRow | undefined; onClose: () => void; onRemoved: (orderId: string) => void; notify: Notify }

const FORM = 'remove-order'

export function RemoveOrder({ order, onClose, onRemoved, notify }: Props) {
  const fetcher = useFetcher<typeof clientAction>()
  const { data: answer } = fetcher
  const { failure, close, send } = useDeletion({ askedId: order?.orderId, answer, onClose, onRemoved, notify })
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button variant="danger" type="submit" form={FORM} busy={fetcher.state !== 'idle'}>
        Delete Order
      </Button>
    </>
  )
  return (
    <Dialog open={order !== undefined} onClose={close} title="Delete Order" size="small" footer={footer}>
      {order && (
        <fetcher.Form method="post" id={FORM} className="remove-order" onSubmit={send}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="orderId" value={order.orderId} />
          <p>Are you sure you want to delete this order?</p>
          <p className="removed-order">
            <strong>{order.name}</strong> {formatRupees(order.totalPaise)}
            <span className="order-id">{order.orderId}</span>
          </p>
          {order.stockDeducted && <ReturnGoods order={order} />}
          {failure && <Notice tone="bad">{failure}</Notice>}
        </fetcher.Form>
      )}
    </Dialog>
  )
}

/** The goods of a pending order are still in the shop; those of a complete one have left it. */
function ReturnGoods({ order: { totalItems, completion } }: { order: OrderRow }) {
  const items = totalItems === 1 ? '1 item' : `${indianGrouping(totalItems)} items`
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
