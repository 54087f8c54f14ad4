// The head of an order's details: whose it is, its sum and how far it is.
import type { ReactNode } from 'react'
import { customerName } from '#domain/customers/erased.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { callText } from '#domain/steps/calls.ts'
import { doneSteps } from '#domain/steps/steps.ts'
import { orderDetails } from '#domain/words/en/office/orders/order-details.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useWords } from '#web/ui/words.ts'
import { orderRow } from '../order-row.ts'
import { type OnChanged, OrderStates } from '../order-states.tsx'
import { StepLine } from '../steps/step-line.tsx'
import type { OpenedOrder } from './load-order.ts'
import './order-summary.css'

type Props = { opened: OpenedOrder; due: ReactNode; onChanged: OnChanged; notify: Notify }

export function OrderSummary({ opened: { order, history }, due, onChanged, notify }: Props) {
  const text = useWords(orderDetails)
  return (
    <section className="order-summary card stack">
      <div className="order-summary-head">
        <strong className="large breaks">{customerName(order.customer.name, order.erased)}</strong>
        <strong className="large">{formatRupees(order.totalPaise)}</strong>
        <p className="note">{order.callAt !== undefined && text.callAgain({ time: callText(order.callAt) })}</p>
        {due}
      </div>
      <StepLine done={doneSteps(history)} />
      <div className="spread lines-0">
        <h3 className="small soft">{text.statusManagement}</h3>
        <OrderStates order={orderRow(order)} onChanged={onChanged} notify={notify} />
      </div>
    </section>
  )
}
