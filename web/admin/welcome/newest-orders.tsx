// The newest orders, each a link to its details.
import { Link, href } from 'react-router'
import { customerName } from '#domain/customers/erased.ts'
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import { stepNames } from '#domain/words/en/office/orders/order-steps.ts'
import { orderBadges } from '#domain/words/en/office/orders/orders.ts'
import type { NewOrder } from '#server/dashboard.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'

export function NewestOrders({ orders }: { orders: readonly NewOrder[] }) {
  const text = useWords(words)
  const { trial, notDeducted } = useWords(orderBadges)
  const { cancelled } = useWords(stepNames)
  return (
    <section className="welcome-newest card" aria-labelledby="newest-orders">
      <header className="spread gap-3 nowrap">
        <h2 className="large" id="newest-orders">
          {text.newestOrders}
        </h2>
        {orders.length > 0 && (
          <Link className="touch" to={href('/admin/orders')}>
            {text.allOrders}
          </Link>
        )}
      </header>
      {orders.length === 0 && <p className="welcome-none">{text.noOrders}</p>}
      <ol className="divided">
        {orders.map(({ orderId, placedAt, name, erased, district, totalPaise, lacksStock, isCancelled, kind }) => (
          <li key={orderId}>
            <Link to={`${href('/admin/orders')}?order=${orderId}`}>
              <b className="breaks">{customerName(name, erased)}</b>
              {isCancelled ? (
                <s className="end soft">{formatRupees(totalPaise)}</s>
              ) : (
                <b className="end">{formatRupees(totalPaise)}</b>
              )}
              <span>
                {district && `${district} · `}
                {whenPlaced(placedAt)}
              </span>
              {isCancelled && <Chip tone="bad">{cancelled}</Chip>}
              {kind === 'trial' && <Chip tone="warn">{trial}</Chip>}
              {lacksStock && <Chip tone="bad">{notDeducted}</Chip>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** '20/11/2026, 10:45 pm'. */
function whenPlaced(placedAt: string): string {
  const at = new Date(placedAt)
  return wordsOf(words).moment({ day: orderDate(at), time: clockTime(at) })
}
