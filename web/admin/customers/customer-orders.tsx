// All orders of a number, the newest first, each with its states and the way to it.
import { href, Link } from 'react-router'
import { formatRupees } from '#domain/money.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { OrderRow } from '../orders/order-row.ts'
import type { CustomerView } from './load-customers.ts'

export function CustomerOrders({ view: { orders, customer } }: { view: CustomerView }) {
  return (
    <section>
      <h3>Orders with this number</h3>
      <ul className="customer-orders" aria-label="Orders with this number">
        {orders.map((order) => (
          <li key={order.orderId} data-replaced={order.supersededBy !== undefined || undefined}>
            <Link to={`${href('/admin/orders')}?order=${order.orderId}`}>{order.orderId}</Link>
            <span>{order.orderDate}</span>
            <b className="numeric">{formatRupees(order.totalPaise)}</b>
            <span className="customer-order-states">
              <States order={order} mobile={customer.mobile} />
            </span>
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
