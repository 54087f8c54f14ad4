// One order whole: when, what it comes to, its states, the customer, and every line.
import { useState } from 'react'
import { customerName } from '#domain/customers/erased.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { Order } from '#domain/order.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { type Notify, useNotice } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { DownloadBill } from '../bill/download-bill.tsx'
import { CustomerContact } from './customer-contact.tsx'
import { OrderLines } from './order-lines.tsx'
import type { OpenedOrder } from '../load-orders.ts'
import { type OrderRow, orderRow } from '../order-row.ts'
import { OrderWarnings } from './order-warnings.tsx'
import { type OnChanged, OrderStates } from '../order-states.tsx'
import { ORDER_GONE } from '../messages.ts'
import './order-detail.css'
import './print-order.css'

type Props = {
  opened: OpenedOrder | undefined
  onClose: () => void
  onChanged: OnChanged
  onDelete: (order: OrderRow) => void
}

export function OrderDetail({ opened, onClose, onChanged, onDelete }: Props) {
  const { notice, notify, clear } = useNotice()
  // What was said about one order is not said about the next.
  const [about, setAbout] = useState(opened?.orderId)
  if (about !== opened?.orderId) {
    setAbout(opened?.orderId)
    clear()
  }
  const order = opened?.order
  const footer = (
    <>
      {order && (
        <DownloadBill
          order={{ orderId: order.orderId, name: customerName(order.customer.name, order.erased) }}
          look="button"
          notify={notify}
        />
      )}
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </>
  )
  return (
    <Dialog open={opened !== undefined} onClose={onClose} title="Order Details" size="large" footer={footer}>
      {order ? (
        <>
          <Details opened={opened} order={order} onChanged={onChanged} notify={notify} />
          {/* At the end, away from the buttons that are pressed every day. */}
          <p className="delete-this-order">
            <Button variant="danger" onClick={() => onDelete(orderRow(order))}>
              Delete Order
            </Button>
          </p>
        </>
      ) : (
        <Empty title={ORDER_GONE} icon="cart" />
      )}
      {/* Inside the dialog, whose sentences could not be heard from outside of it. */}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}

type DetailsProps = { opened: OpenedOrder; order: Order; onChanged: OnChanged; notify: Notify }

function Details({ opened, order, onChanged, notify }: DetailsProps) {
  return (
    <div className="order-detail">
      <OrderWarnings key={order.orderId} opened={opened} order={order} notify={notify} />
      <section>
        <h3>Order Information</h3>
        <DataList
          entries={[
            { term: 'Order ID', value: order.orderId },
            { term: 'Date', value: order.orderDate },
            { term: 'Time', value: order.orderTime },
            { term: 'Total Items', value: indianGrouping(order.totalItems) },
            { term: 'Total Amount', value: formatRupees(order.totalPaise) },
          ]}
        />
        <h3>Status Management</h3>
        <OrderStates order={orderRow(order)} onChanged={onChanged} notify={notify} />
      </section>
      <section>
        <h3>Customer Details</h3>
        {!order.erased && (
          <CustomerContact key={order.orderId} order={order} firstMessage={opened.firstMessage} notify={notify} />
        )}
        <DataList entries={customerEntries(order)} />
      </section>
      <OrderLines order={order} />
    </div>
  )
}

/** Of an erased customer, the state alone is left. */
function customerEntries({ customer, erased }: Order) {
  const { name, mobile, alternateMobile, address, district, state, pincode } = customer
  if (erased) {
    return [
      { term: 'Name', value: customerName(name, erased) },
      { term: 'State', value: state },
    ]
  }
  return [
    { term: 'Name', value: name },
    { term: 'Phone', value: <a href={`tel:${mobile}`}>{mobile}</a> },
    {
      term: 'Alternate Phone',
      value: alternateMobile ? <a href={`tel:${alternateMobile}`}>{alternateMobile}</a> : 'N/A',
    },
    { term: 'Address', value: <span className="address">{address}</span> },
    { term: 'District', value: district },
    { term: 'State', value: state },
    { term: 'Pincode', value: pincode },
  ]
}
