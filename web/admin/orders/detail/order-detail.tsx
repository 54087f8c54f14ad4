// The details of an order; other desks fill the slots.
import { type ReactNode, useState } from 'react'
import { href } from 'react-router'
import { customerName } from '#domain/customers/erased.ts'
import { doneSteps, stepRefusal } from '#domain/steps/steps.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { editRefusal } from '#domain/revisions/order-edit.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { type Notify, useNotice } from '#web/admin/kit/use-notice.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { DownloadBill } from '../bill/download-bill.tsx'
import { ORDER_GONE } from '../messages.ts'
import { orderRow } from '../order-row.ts'
import { type OnChanged, OrderStates } from '../order-states.tsx'
import { OrderSteps } from '../steps/order-history.tsx'
import { OrderWork } from '../steps/order-work.tsx'
import type { OpenedOrder } from './load-order.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderWarnings } from './order-warnings.tsx'
import './order-detail.css'
import './print-order.css'

/** What other desks add to the details. */
export type OrderParts = { warnings: ReactNode; customer: ReactNode; beforeSteps: ReactNode; sections: ReactNode }

type Props<View> = {
  /** `view` is undefined when the order is gone. */
  opened: { orderId: string; view: View | undefined } | undefined
  partsOf: (view: View, notify: Notify) => OrderParts
  onClose: () => void
  onChanged: OnChanged
  onCancel: (orderId: string) => void
  onDelete: () => void
}

export function OrderDetail<View extends OpenedOrder>({
  opened,
  partsOf,
  onClose,
  onChanged,
  onCancel,
  onDelete,
}: Props<View>) {
  const { notice, notify, clear } = useNotice()
  // Notices are about one order.
  const [about, setAbout] = useState(opened?.orderId)
  if (about !== opened?.orderId) {
    setAbout(opened?.orderId)
    clear()
  }
  const view = opened?.view
  const order = view?.order
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
      {view && order ? (
        <>
          <Details opened={view} parts={partsOf(view, notify)} onChanged={onChanged} notify={notify} />
          {/* At the end, away from the everyday buttons. */}
          <div className="delete-this-order row">
            {stepRefusal(doneSteps(view.history), 'cancelled') === undefined && (
              <Button variant="secondary" onClick={() => onCancel(order.orderId)}>
                Cancel Order
              </Button>
            )}
            <Button variant="danger" onClick={onDelete}>
              Delete Order
            </Button>
          </div>
        </>
      ) : (
        <Empty title={ORDER_GONE} icon="cart" />
      )}
      {/* Inside the dialog: screen readers do not read what lies outside. */}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}

type DetailsProps = { opened: OpenedOrder; parts: OrderParts; onChanged: OnChanged; notify: Notify }

function Details({ opened, parts, onChanged, notify }: DetailsProps) {
  const { order } = opened
  return (
    <div className="order-detail stack gap-5 small">
      <OrderWarnings key={order.orderId} opened={opened} notify={notify} />
      {parts.warnings}
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
      {parts.customer}
      <section className="order-work-section">
        <h3>Call and steps</h3>
        <OrderWork key={order.orderId} opened={opened} notify={notify}>
          {parts.beforeSteps}
        </OrderWork>
      </section>
      <OrderLines order={order}>
        <EditWays opened={opened} />
      </OrderLines>
      {parts.sections}
      <OrderSteps opened={opened} notify={notify} />
    </div>
  )
}

function EditWays({ opened: { history, order } }: { opened: OpenedOrder }) {
  const { orderId, erased, revision } = order
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
