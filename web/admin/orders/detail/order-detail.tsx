// One order whole: when, what it comes to, its states, the customer, and every line.
import { useState } from 'react'
import { href } from 'react-router'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { customerName } from '#domain/customers/erased.ts'
import { doneSteps, stepRefusal } from '#domain/order/steps.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { editRefusal } from '#domain/revisions/order-edit.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { type Notify, useNotice } from '#web/admin/kit/use-notice.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { CustomerContact } from '#web/admin/customers/customer-contact.tsx'
import { MessageLink } from '#web/admin/dispatch/message-link.tsx'
import { OrderDispatch } from '#web/admin/dispatch/order-dispatch.tsx'
import { estimateView } from '#web/admin/dispatch/order-dispatch-view.ts'
import { OrderPayments } from '#web/admin/money/order-payments.tsx'
import { DownloadBill } from '../bill/download-bill.tsx'
import { PackingWarnings } from '#web/admin/packing/packing-warnings.tsx'
import { OrderedBefore } from './ordered-before.tsx'
import { OrderLines } from './order-lines.tsx'
import type { OpenedOrder } from '../load-orders.ts'
import { type OrderRow, orderRow } from '../order-row.ts'
import { OrderHistory } from '../steps/order-history.tsx'
import { OrderWork } from '../steps/order-work.tsx'
import { OrderWarnings } from './order-warnings.tsx'
import { type OnChanged, OrderStates } from '../order-states.tsx'
import { ORDER_GONE } from '../messages.ts'
import './order-detail.css'
import './print-order.css'

type Props = {
  opened: OpenedOrder | undefined
  onClose: () => void
  onChanged: OnChanged
  onCancel: (orderId: string) => void
  onDelete: (order: OrderRow) => void
}

export function OrderDetail({ opened, onClose, onChanged, onCancel, onDelete }: Props) {
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
          <div className="delete-this-order">
            {stepRefusal(doneSteps(opened.history), 'cancelled') === undefined && (
              <Button variant="secondary" onClick={() => onCancel(order.orderId)}>
                Cancel Order
              </Button>
            )}
            <Button
              variant="danger"
              onClick={() => onDelete({ ...orderRow(order), receivedPaise: opened.money.balance.receivedPaise })}
            >
              Delete Order
            </Button>
          </div>
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
      <PackingWarnings short={opened.packingShort} />
      <section>
        <h3>Order Information</h3>
        <DataList
          entries={[
            { term: 'Order ID', value: order.orderId },
            { term: 'Date', value: order.orderDate },
            { term: 'Time', value: order.orderTime },
            ...(order.revision === undefined ? [] : [{ term: 'Edited', value: revisedText(order) }]),
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
          <CustomerContact
            key={order.orderId}
            customer={order.customer}
            firstMessage={opened.firstMessage}
            notify={notify}
          >
            {opened.dispatch && (
              <MessageLink message={estimateView(order, opened.dispatch)} notify={notify}>
                Send estimate
              </MessageLink>
            )}
          </CustomerContact>
        )}
        {!order.erased && !order.kind && <OrderedBefore opened={opened} />}
        <DataList entries={customerEntries(order)} />
      </section>
      <section className="order-work-section">
        <h3>Call and steps</h3>
        <OrderWork key={order.orderId} opened={opened} order={order} notify={notify} />
      </section>
      <OrderLines order={order}>
        <EditWays opened={opened} order={order} />
      </OrderLines>
      <OrderDispatch key={`dispatch ${order.orderId}`} view={opened.dispatch} order={order} notify={notify} />
      <OrderPayments money={opened.money} history={opened.history} order={order} notify={notify} />
      <OrderHistory history={opened.history} order={order} notify={notify} />
    </div>
  )
}

/** The ways to edit an order and to see what it was before. */
function EditWays({
  opened: { history },
  order: { orderId, erased, revision },
}: Pick<DetailsProps, 'opened' | 'order'>) {
  const isEditable = !erased && editRefusal(doneSteps(history)) === undefined
  const address = (path: string) => `${path}?order=${orderId}`
  return (
    <div className="order-lines-ways">
      {revision !== undefined && (
        <ButtonLink variant="quiet" size="small" to={address(href('/admin/orders/revisions'))}>
          Revisions
        </ButtonLink>
      )}
      {isEditable && (
        <ButtonLink variant="secondary" size="small" to={address(href('/admin/orders/edit'))}>
          Edit Order
        </ButtonLink>
      )}
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
    { term: 'Phone', value: <a href={`tel:${mobile}`}>{groupedPhoneNumber(mobile)}</a> },
    {
      term: 'Alternate Phone',
      value: alternateMobile ? <a href={`tel:${alternateMobile}`}>{groupedPhoneNumber(alternateMobile)}</a> : 'N/A',
    },
    { term: 'Address', value: <span className="address">{address}</span> },
    { term: 'District', value: district },
    { term: 'State', value: state },
    { term: 'Pincode', value: pincode },
  ]
}
