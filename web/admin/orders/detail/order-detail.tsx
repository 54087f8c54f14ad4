// The details of an order; other desks fill the slots.
import type { ReactNode } from 'react'
import { doneSteps, stepRefusal, stepVerb } from '#domain/steps/steps.ts'
import { indianGrouping, formatRupees } from '#domain/numbers/money.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { orderDetails } from '#domain/words/en/office/orders/order-details.ts'
import { orderAnswers, orders } from '#domain/words/en/office/orders/orders.ts'
import { ui } from '#domain/words/en/ui.ts'
import type { Notify, useNotice } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { OnChanged } from '../order-states.tsx'
import { OrderSteps } from '../steps/order-history.tsx'
import { OrderWork } from '../steps/order-work.tsx'
import type { Work } from '../steps/use-order-work.ts'
import type { OpenedOrder } from './load-order.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderWarnings } from './order-warnings.tsx'
import '#web/admin/kit/facts.css'
import './order-detail.css'
import './print-order.css'

/** What other desks add to the details. */
export type OrderParts = {
  warnings: ReactNode
  /** Beside the total. */
  due: ReactNode
  customer: ReactNode
  beforeSteps: ReactNode
  payments: ReactNode
  dispatch: ReactNode
  link: ReactNode
  /** Below everything, at every scroll position: the message and the next action; undefined without either. */
  next: ReactNode
}

type Props = {
  /** `view` is undefined when the order is gone. */
  opened: { orderId: string; view: OpenedOrder | undefined } | undefined
  parts: OrderParts | undefined
  work: Work
  notices: ReturnType<typeof useNotice>
  onClose: () => void
  onChanged: OnChanged
  onCancel: (orderId: string) => void
  onDelete: () => void
}

export function OrderDetail({ opened, parts, work, notices, onClose, onChanged, onCancel, onDelete }: Props) {
  const { notice, notify, clear } = notices
  const view = opened?.view
  const text = useWords(orderDetails)
  const { gone } = useWords(orderAnswers)
  const { close } = useWords(ui)
  const { deleteOrder } = useWords(orders)
  const footer = (
    <>
      <Button className="close-order" variant="secondary" onClick={onClose}>
        {close}
      </Button>
      {parts?.next}
    </>
  )
  return (
    <Dialog open={opened !== undefined} onClose={onClose} title={text.title} size="large" footer={footer}>
      {view && parts ? (
        <>
          <Details opened={view} parts={parts} work={work} onChanged={onChanged} notify={notify} />
          {/* At the end and at the other side, away from the everyday buttons. */}
          <div className="delete-this-order row">
            {stepRefusal(doneSteps(view.history), 'cancelled') === undefined && (
              <Button variant="secondary" onClick={() => onCancel(view.order.orderId)}>
                {stepVerb('cancelled')}
              </Button>
            )}
            <Button variant="danger" onClick={onDelete}>
              {deleteOrder}
            </Button>
          </div>
        </>
      ) : (
        <Empty title={gone} icon="cart" />
      )}
      {/* Inside the dialog: screen readers do not read what lies outside. */}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}

type DetailsProps = { opened: OpenedOrder; parts: OrderParts; work: Work; onChanged: OnChanged; notify: Notify }

function Details({ opened, parts, work, onChanged, notify }: DetailsProps) {
  const { order } = opened
  const text = useWords(orderDetails)
  return (
    <div className="order-detail facts stack gap-5 small">
      <OrderWarnings key={order.orderId} opened={opened} notify={notify} />
      {parts.warnings}
      <OrderSummary opened={opened} due={parts.due} onChanged={onChanged} notify={notify} />
      {parts.customer}
      <section>
        <h3>{text.information}</h3>
        <DataList
          entries={[
            { term: text.orderId, value: order.orderId, isWide: true },
            { term: text.date, value: order.orderDate },
            { term: text.time, value: order.orderTime },
            { term: text.totalItems, value: indianGrouping(order.totalItems) },
            { term: text.totalAmount, value: formatRupees(order.totalPaise) },
            ...(order.revision === undefined ? [] : [{ term: text.edited, value: revisedText(order), isWide: true }]),
          ]}
        />
      </section>
      <section className="order-work-section">
        <h3>{text.callAndSteps}</h3>
        {parts.beforeSteps}
        <OrderWork key={order.orderId} opened={opened} work={work} />
      </section>
      {parts.payments}
      <OrderLines key={`lines ${order.orderId}`} opened={opened} notify={notify} />
      {parts.dispatch}
      {parts.link}
      <OrderSteps opened={opened} work={work} />
    </div>
  )
}
