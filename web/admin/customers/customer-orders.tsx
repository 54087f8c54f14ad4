// Orders and counter sales of a number, newest first.
import { href, Link } from 'react-router'
import { formatRupees } from '#domain/money.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { OrderRow } from '../orders/order-row.ts'
import type { CustomerView, SaleRow } from './load-customers.ts'

export function CustomerOrders({ view: { orders, mobile } }: { view: CustomerView }) {
  return (
    <section>
      <h3>Orders with this number</h3>
      <ul className="customer-orders" aria-label="Orders with this number">
        {orders.map((order) => (
          <li
            className="stack lines-0"
            key={order.orderId}
            data-replaced={order.supersededBy !== undefined || undefined}
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
  return (
    <section>
      <h3>Counter sales with this number</h3>
      <ul className="customer-orders" aria-label="Counter sales with this number">
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
                <Chip tone="warn">{`${formatRupees(refundPaise)} paid back`}</Chip>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function States({ order, mobile }: { order: OrderRow; mobile: string }) {
  const { verified, completion, supersededBy, kind, name } = order
  return (
    <>
      {order.mobile !== mobile && <Chip>{`Alternate number of ${name}`}</Chip>}
      {kind === 'trial' && <Chip tone="warn">Trial</Chip>}
      {supersededBy ? (
        <Chip tone="bad">Replaced by a later order</Chip>
      ) : (
        <>
          <Chip tone={verified === 'Verified' ? 'good' : 'warn'}>{verified}</Chip>
          <Chip tone={completion === 'Complete' ? 'good' : 'warn'}>{completion}</Chip>
        </>
      )}
    </>
  )
}
