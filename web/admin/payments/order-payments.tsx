// Payments in an order's details, and what is due beside its total.
import { type Balance, balanceLabel, balanceText, isPaidAndSeen, unseenText } from '#domain/payments/balance.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { Order } from '#domain/order/order.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import type { OrderMoney } from './load-payments.ts'
import { paymentTitle } from './payment-dialog.tsx'
import type { PaymentKind } from './payment-form.tsx'
import { SaidList } from './said-list.tsx'
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
      {...(isDue && { onClick: () => onPay('payment'), title: paymentTitle('payment'), 'aria-haspopup': 'dialog' })}
    >
      {dueText(balance)}
      {isDue && <Icon name="chevron-right" />}
    </Chip>
  )
}

export function OrderPayments({ money, order, onPay, notify }: Props & { notify: Notify }) {
  const { payments, balance, isBefore, said, today } = money
  const text = useWords(paymentWords)
  if (!takesMoney(order) && payments.length === 0 && said.length === 0) return null
  const buttons: PaymentKind[] = [
    ...(takesMoney(order) ? (['payment'] as const) : []),
    ...(balance.seenPaise > 0 && !order.erased ? (['refund'] as const) : []),
  ]
  return (
    <section className="order-payments stack gap-2">
      <h3>{text.title}</h3>
      <p className="row gap-3 lines-1">
        <Chip tone={toneOf(balance)}>{isBefore ? text.notRecorded : balanceLabel(balance.state)}</Chip>
        {isBefore ? (
          <span>{text.beforePayments}</span>
        ) : (
          <span>
            <strong>{balanceText(balance)}</strong>
          </span>
        )}
        {!isBefore && <span className="soft">{unseenText(balance)}</span>}
      </p>
      {payments.length > 0 && (
        <ul className="payments-list">
          {payments.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} notify={notify} />
          ))}
        </ul>
      )}
      {said.length > 0 && <SaidList said={said} today={today} notify={notify} />}
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
              {paymentTitle(kind)}
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
  const text = wordsOf(paymentWords)
  const over = formatRupees(overPaise)
  if (state === 'too much') return askedPaise === 0 ? text.toRefund({ over }) : text.overpaidBy({ over })
  if (duePaise > 0) return text.amountDue({ due: formatRupees(duePaise) })
  if (state === 'nothing due') return text.nothingDue
  return isPaidAndSeen(balance) ? text.paid : text.paidNotChecked
}
