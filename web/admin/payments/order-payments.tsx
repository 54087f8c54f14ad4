// Payments in an order's details, and what is due beside its total.
import { type Balance, balanceLabels, balanceText, isPaidAndSeen, unseenText } from '#domain/payments/balance.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import type { OrderMoney } from './load-payments.ts'
import { paymentTitles } from './payment-dialog.tsx'
import type { PaymentKind } from './payment-form.tsx'
import { PaymentItem } from './payment-item.tsx'
import './order-payments.css'

type Props = { money: OrderMoney; order: Order; onPay: (kind: PaymentKind) => void }

const takesMoney = ({ kind, erased, supersededBy }: Order) => kind !== 'trial' && !erased && !supersededBy

/** Nothing for an order that takes no money and had none. */
export function OrderDue({ money: { payments, balance, isBefore }, order, onPay }: Props) {
  if (isBefore || (!takesMoney(order) && payments.length === 0)) return null
  const isDue = balance.duePaise > 0 && takesMoney(order)
  return (
    <Chip
      tone={toneOf(balance)}
      {...(isDue && { onClick: () => onPay('payment'), title: paymentTitles.payment, 'aria-haspopup': 'dialog' })}
    >
      {dueText(balance)}
      {isDue && <Icon name="chevron-right" />}
    </Chip>
  )
}

export function OrderPayments({ money, order, onPay, notify }: Props & { notify: Notify }) {
  const { payments, balance, isBefore } = money
  if (!takesMoney(order) && payments.length === 0) return null
  const buttons: PaymentKind[] = [
    ...(takesMoney(order) ? (['payment'] as const) : []),
    ...(balance.seenPaise > 0 && !order.erased ? (['refund'] as const) : []),
  ]
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
      {payments.length > 0 && (
        <ul className="payments-list">
          {payments.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} notify={notify} />
          ))}
        </ul>
      )}
      {buttons.length > 0 && (
        <p className="row">
          {buttons.map((kind) => (
            <Button
              key={kind}
              variant={kind === 'payment' ? 'secondary' : 'quiet'}
              size="small"
              aria-haspopup="dialog"
              onClick={() => onPay(kind)}
            >
              {paymentTitles[kind]}
            </Button>
          ))}
        </p>
      )}
    </section>
  )
}

function toneOf(balance: Balance): 'good' | 'warn' | 'bad' | 'plain' {
  if (balance.state === 'too much') return 'bad'
  if (balance.state === 'nothing due') return 'plain'
  return isPaidAndSeen(balance) ? 'good' : 'warn'
}

function dueText(balance: Balance): string {
  const { state, askedPaise, duePaise, overPaise } = balance
  if (state === 'too much') return `${formatRupees(overPaise)} ${askedPaise === 0 ? 'to refund' : 'overpaid'}`
  if (duePaise > 0) return `${formatRupees(duePaise)} due`
  if (state === 'nothing due') return balanceLabels[state]
  return isPaidAndSeen(balance) ? balanceLabels.paid : 'Paid, not seen in the bank'
}
