// One order whole: when, what it comes to, its states, the customer, and every line.
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order.ts'
import { Button } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStates } from './order-states.tsx'
import { ViewOrder } from './view-order.tsx'
import './order-detail.css'

type Acts = { onFailed: (message: string) => void; onRemove: (orderId: string) => void }
type Props = Acts & { order: Order | undefined; onClose: () => void }

export function OrderDetail({ order, onClose, onFailed, onRemove }: Props) {
  const footer = order && (
    <>
      <Button variant="danger" onClick={() => onRemove(order.orderId)}>
        Delete Order
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </>
  )
  return (
    <Dialog open={order !== undefined} onClose={onClose} title="Order Details" size="large" footer={footer}>
      {order && <Details order={order} onFailed={onFailed} />}
    </Dialog>
  )
}

function Details({ order, onFailed }: { order: Order; onFailed: Props['onFailed'] }) {
  const { customer } = order
  return (
    <div className="order-detail">
      <Standing order={order} />
      <section>
        <h3>Order Information</h3>
        <DataList
          entries={[
            { term: 'Order ID', value: order.orderId },
            { term: 'Date', value: order.orderDate },
            { term: 'Time', value: order.orderTime },
            { term: 'Total Items', value: order.totalItems },
            { term: 'Total Amount', value: formatRupees(order.totalPaise) },
          ]}
        />
        <h3>Status Management</h3>
        <OrderStates order={order} onFailed={onFailed} />
      </section>
      <section>
        <h3>Customer Details</h3>
        <DataList
          entries={[
            { term: 'Name', value: customer.name },
            { term: 'Phone', value: <a href={`tel:${customer.mobile}`}>{customer.mobile}</a> },
            {
              term: 'Alternate Phone',
              value: customer.alternateMobile ? (
                <a href={`tel:${customer.alternateMobile}`}>{customer.alternateMobile}</a>
              ) : (
                'N/A'
              ),
            },
            { term: 'Address', value: <span className="address">{customer.address}</span> },
            { term: 'District', value: customer.district },
            { term: 'State', value: customer.state },
            { term: 'Pincode', value: customer.pincode },
          ]}
        />
      </section>
      <OrderLines items={order.items} totalPaise={order.totalPaise} />
    </div>
  )
}

function Standing({ order }: { order: Order }) {
  return (
    <>
      {order.supersededBy && (
        <Notice tone="bad">
          The customer sent this order again: <ViewOrder orderId={order.supersededBy} /> stands in its place.
        </Notice>
      )}
      {!order.stockDeducted && (
        <Notice tone="bad">Stock was not deducted for this order: a product ran short when it came in.</Notice>
      )}
      {order.supersedes && (
        <Notice tone="warn">
          This order stands in place of <ViewOrder orderId={order.supersedes} />.
        </Notice>
      )}
    </>
  )
}
