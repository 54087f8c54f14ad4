// Orders and counter sales of a number, newest first.
import { href, Link } from 'react-router'
import { formatRupees } from '#domain/numbers/money.ts'
import { customer as words } from '#domain/words/en/office/orders/customers.ts'
import { stepNames } from '#domain/words/en/office/orders/order-steps.ts'
import { orderBadges, orderStates } from '#domain/words/en/office/orders/orders.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { CustomerView, SaleRow } from './load-customers.ts'

export function CustomerOrders({ view: { orders, mobile } }: { view: CustomerView }) {
  const text = useWords(words)
  return (
    <section>
      <h3>{text.ordersOfNumber}</h3>
      <ul className="customer-orders" aria-label={text.ordersOfNumber}>
        {orders.map((order) => (
          <li
            className="stack lines-0"
            key={order.orderId}
            data-struck={order.supersededBy !== undefined || order.step === 'cancelled' || undefined}
          >
            <Link className="touch" to={`${href('/admin/orders')}?order=${order.orderId}`}>
              {order.orderId}
            </Link>
            <span>{order.orderDate}</span>
            <b>{formatRupees(order.totalPaise)}</b>
            <span className="customer-order-states row">
              <States order={order} mobile={mobile} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CustomerSales({ sales }: { sales: readonly SaleRow[] }) {
  const text = useWords(words)
  return (
    <section>
      <h3>{text.salesOfNumber}</h3>
      <ul className="customer-orders" aria-label={text.salesOfNumber}>
        {sales.map(({ saleId, day, date, totalPaise, refundPaise }) => (
          <li className="stack lines-0" key={saleId}>
            <Link
              className="touch"
              to={`${href('/admin/counter/sales')}?${new URLSearchParams({ day, sale: saleId })}`}
            >
              {saleId}
            </Link>
            <span>{date}</span>
            <b>{formatRupees(totalPaise)}</b>
            {refundPaise > 0 && (
              <span className="customer-order-states row">
                <Chip tone="warn">{text.refunded({ amount: formatRupees(refundPaise) })}</Chip>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function States({ order, mobile }: { order: OrderRow; mobile: string }) {
  const { verified, completion, step, supersededBy, kind, name } = order
  const text = useWords(words)
  const marks = useWords(orderBadges)
  const states = useWords(orderStates)
  const steps = useWords(stepNames)
  return (
    <>
      {order.mobile !== mobile && <Chip>{text.alternateOf({ name })}</Chip>}
      {kind === 'trial' && <Chip tone="warn">{marks.trial}</Chip>}
      {supersededBy && <Chip tone="bad">{marks.replaced}</Chip>}
      {step === 'cancelled' && <Chip tone="bad">{steps.cancelled}</Chip>}
      {!supersededBy && step !== 'cancelled' && (
        <>
          <Chip tone={verified === 'Verified' ? 'good' : 'warn'}>{states[verified]}</Chip>
          <Chip tone={completion === 'Complete' ? 'good' : 'warn'}>{states[completion]}</Chip>
        </>
      )}
    </>
  )
}
