// The customer, tick box and mark of a listed order.
import { Link } from 'react-router'
import { manyOrders } from '#domain/words/en/office/orders/order-steps.ts'
import { useWords } from '#web/ui/words.ts'
import type { OrderRow } from '../order-row.ts'
import type { Gone, ShownRow } from '#web/admin/kit/stable-rows/stable-rows.ts'

export function rowMark({ supersededBy }: OrderRow, gone: Gone | undefined, isFresh: boolean): string | undefined {
  if (gone) return gone
  if (isFresh) return 'fresh'
  return supersededBy ? 'superseded' : undefined
}

/** A press anywhere on the row, except its controls, opens the order. */
export function OrderName({
  row: { name },
  gone,
  address,
}: Omit<ShownRow<OrderRow>, 'placedAs'> & { address: string }) {
  return (
    <strong>
      {gone === 'deleted' ? (
        name
      ) : (
        <Link className="row-link" to={address} preventScrollReset>
          {name}
        </Link>
      )}
    </strong>
  )
}

type TickProps = { row: OrderRow; isChosen: boolean | undefined; onChoose: (orderId: string) => void }

/** Nothing outside selection mode. */
export function OrderTick({ row: { orderId, name }, isChosen, onChoose }: TickProps) {
  const text = useWords(manyOrders)
  if (isChosen === undefined) return null
  return (
    <label className="order-tick tick">
      <input type="checkbox" checked={isChosen} aria-label={text.tickOf({ name })} onChange={() => onChoose(orderId)} />
    </label>
  )
}
