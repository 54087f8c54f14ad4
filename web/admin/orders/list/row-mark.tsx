// Who ordered, and what marks a row of the order list: one that has just come in, was replaced, or is no longer in the list.
import { Link } from 'react-router'
import type { OrderRow } from '../order-row.ts'
import type { Gone, ShownRow } from './stable-rows.ts'

const words: Record<Gone, string> = { left: 'No longer in this list', deleted: 'Deleted' }

export function rowMark({ supersededBy }: OrderRow, gone: Gone | undefined, isFresh: boolean): string | undefined {
  if (gone) return gone
  if (isFresh) return 'fresh'
  return supersededBy ? 'superseded' : undefined
}

/** The order id, or in its place why the row is no longer in the list: a mark of its own could move what lies under a finger. */
export function OrderIdOrGone({ orderId, gone }: { orderId: string; gone: Gone | undefined }) {
  return <span className={gone ? 'gone-mark' : 'order-id'}>{gone ? words[gone] : orderId}</span>
}

/** The customer's name; a press anywhere on the row, but on what acts by itself, opens the order. */
export function OrderName({ row: { name }, gone, address }: ShownRow & { address: string }) {
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
