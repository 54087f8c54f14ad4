// Where an order is, in the customer's words.
import { orderDate } from '#domain/dates/indian-date.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShownStep } from '#domain/order-status/shown-order.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

export function StatusSteps({ order, steps }: { order: Order; steps: readonly ShownStep[] }) {
  const text = useWords(orderStatus)
  const now = {
    placed: text.nowPlaced,
    confirmed: text.nowConfirmed,
    paid: text.nowPaid,
    packed: text.nowPacked,
    dispatched: text.nowDispatched,
    delivered: text.nowDelivered,
    cancelled: text.nowCancelled,
  }[order.step]
  return (
    <section className="status-steps confirmation-card card stack" aria-labelledby="steps-title">
      <h2 id="steps-title" className="large">
        {text.stepsTitle}
      </h2>
      <p className="strong" aria-live="polite">
        {now}
      </p>
      <ol className="status-line">
        {steps.map(({ step, isDone, at = step === 'placed' ? order.placedAt : undefined }) => (
          <li
            key={step}
            aria-current={step === order.step ? 'step' : undefined}
            data-done={isDone || undefined}
            data-bad={step === 'cancelled' || undefined}
          >
            <span className="status-dot">
              {isDone && <Icon name={step === 'cancelled' ? 'close' : 'check'} label={text.done} />}
            </span>
            <span>{text[step]}</span>
            {at !== undefined && (
              <span className="small soft" translate="no">
                {orderDate(new Date(at))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
