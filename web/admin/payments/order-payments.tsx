// Payments in an order's details.
import { type DoneSteps, doneSteps, stepRefusal } from '#domain/steps/steps.ts'
import type { StepEntry } from '#domain/steps/entries.ts'
import { type Balance, balanceLabels, balanceText, isPaidAndSeen, unseenText } from '#domain/payments/balance.ts'
import type { Order } from '#domain/order/order.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useKeyedSubmit } from '../kit/use-keyed-submit.ts'
import type { OrderMoney } from './load-payments.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentItem } from './payment-item.tsx'
import './order-payments.css'

const RECORD_PAYMENT = 'record-payment'

type Props = { money: OrderMoney; history: readonly StepEntry[]; order: Order; notify: Notify }

export function OrderPayments({ money, history, order, notify }: Props) {
  const isHydrated = useHydrated()
  const { payments, balance, isBefore } = money
  const { orderId, kind, erased, supersededBy } = order
  const takesMoney = kind !== 'trial' && !erased && !supersededBy
  if (!takesMoney && payments.length === 0) return null
  return (
    <section className="order-payments stack gap-2">
      <h3>Payments</h3>
      <p className="row gap-3 lines-1">
        <Chip tone={toneOf(balance)}>{isBefore ? 'Not recorded' : balanceLabels[balance.state]}</Chip>
        {isBefore ? (
          <span>Complete before payments were recorded here.</span>
        ) : (
          <span>
            <strong>{balanceText(balance)}.</strong> {unseenText(balance)}
          </span>
        )}
      </p>
      <PaidStep balance={balance} done={doneSteps(history)} orderId={orderId} notify={notify} />
      {payments.length > 0 && (
        <ul className="payments-list">
          {payments.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} notify={notify} />
          ))}
        </ul>
      )}
      {balance.seenPaise > 0 && !erased && (
        <details className="payments-add">
          <summary>Record money given back</summary>
          <PaymentForm
            key={`back ${orderId} ${isHydrated}`}
            kind="refund"
            orderId={orderId}
            money={money}
            keeps={isHydrated}
            notify={notify}
          />
        </details>
      )}
      {takesMoney && (
        <details className="payments-add" id={RECORD_PAYMENT}>
          <summary>Record a payment</summary>
          <PaymentForm
            key={`${orderId} ${isHydrated}`}
            orderId={orderId}
            money={money}
            keeps={isHydrated}
            notify={notify}
          />
        </details>
      )}
    </section>
  )
}

/** Opens the payment form and focuses its first field. */
export function showPaymentForm() {
  const details = document.querySelector<HTMLDetailsElement>(`#${RECORD_PAYMENT}`)
  if (!details) return
  details.open = true
  details.scrollIntoView({ block: 'center' })
  details.querySelector('select')?.focus({ preventScroll: true })
}

function toneOf({ state }: Balance): 'good' | 'warn' | 'bad' | 'plain' {
  if (state === 'paid') return 'good'
  if (state === 'too much') return 'bad'
  return state === 'nothing due' ? 'plain' : 'warn'
}

type PaidProps = { balance: Balance; done: DoneSteps; orderId: string; notify: Notify }

/** The step is recorded separately: the money may come before it or after it. */
function PaidStep({ balance, done, orderId, notify }: PaidProps) {
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  if (!isPaidAndSeen(balance) || stepRefusal(done, 'paid') !== undefined) return null
  return (
    <p>
      <Button size="small" busy={isBusy} onClick={() => submit({ intent: 'step', orderId, step: 'paid', note: '' })}>
        Record step: Paid
      </Button>
    </p>
  )
}
