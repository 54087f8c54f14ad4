// A stock movement; links to its order.
import { href, Link } from 'react-router'
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import { type MovementKind, movementLabel, signedPieces } from '#domain/stock/movements.ts'
import { movements } from '#domain/words/en/office/goods/stock.ts'
import type { ListedMovement } from '#server/stock/movement-list.ts'
import { Cell, DataRow } from '#web/admin/kit/data-table.tsx'
import { useWords } from '#web/ui/words.ts'

/** Only these have a reference that people know. */
const ofOrders: readonly MovementKind[] = ['order', 'return', 'replaced']

export function MovementRow({ movement }: { movement: ListedMovement }) {
  const text = useWords(movements)
  const { at, kind, delta, stockAfter, reference, orderId, who } = movement
  const moment = new Date(at)
  return (
    <DataRow>
      <Cell name="at">
        <time dateTime={at}>
          {orderDate(moment)} <span className="soft">{clockTime(moment)}</span>
        </time>
      </Cell>
      <Cell name="what">
        <strong>{movementLabel(kind)}</strong>
        {(kind === 'counter' || kind === 'counter return') && reference !== undefined ? (
          <Link className="code" to={`${href('/admin/counter/sales')}?sale=${reference}`}>
            {reference}
          </Link>
        ) : orderId === undefined ? (
          ofOrders.includes(kind) && reference !== undefined && <span className="code">{reference}</span>
        ) : (
          <Link className="code" to={`${href('/admin/orders')}?order=${orderId}`}>
            {orderId}
          </Link>
        )}
      </Cell>
      <Cell className="end" name="pieces">
        <b data-way={delta > 0 ? 'in' : delta < 0 ? 'out' : undefined}>{signedPieces(delta)}</b>
      </Cell>
      <Cell className="end" name="after" label={text.stockAfter}>
        <span>{indianGrouping(stockAfter)}</span>
      </Cell>
      <Cell className="note" name="who">
        {who ?? (kind === 'order' || kind === 'replaced' ? text.customer : '')}
      </Cell>
    </DataRow>
  )
}
