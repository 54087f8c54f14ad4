// A payment and its actions.
import { useId, useState } from 'react'
import { dayStart, orderDate } from '#domain/indian-date.ts'
import { amountText, isRefund } from '#domain/payments/refund.ts'
import {
  differenceText,
  markText,
  methodText,
  type Payment,
  reasonLabels,
  stateText,
  type TakenBackReason,
  takenBackReasons,
} from '#domain/payments/payment.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useKeyedSubmit } from '../kit/forms/use-keyed-submit.ts'

type Props = { payment: Payment; notify: Notify }

export function PaymentItem({ payment, notify }: Props) {
  const { receivedOn, noted, note, seen, takenBack } = payment
  return (
    <li className="payment" data-back={takenBack !== undefined || undefined}>
      <div className="grow breaks">
        <p className="payment-head row gap-3 lines-0">
          <strong>{amountText(payment)}</strong> <span>{methodText(payment)}</span>{' '}
          <span>{receivedDate(receivedOn)}</span>
        </p>
        <PaymentState payment={payment} />
        {(!seen || markText(seen) !== markText(noted)) && <p className="note breaks">Recorded {markText(noted)}</p>}
        {note !== '' && <p className="as-typed">{note}</p>}
      </div>
      {!takenBack && <PaymentActions payment={payment} notify={notify} />}
    </li>
  )
}

export function PaymentState({ payment }: { payment: Payment }) {
  const difference = differenceText(payment)
  const [state, ...marks] = stateText(payment).split(', ')
  const tone = payment.takenBack ? 'plain' : payment.seen ? 'good' : 'warn'
  return (
    <p className="row lines-1">
      <Chip tone={tone}>{state}</Chip>
      {difference !== undefined && <strong className="bad">{difference}</strong>}
      {marks.length > 0 && <span className="note breaks">{marks.join(', ')}</span>}
    </p>
  )
}

/** No dialog: inside the order's dialog it would close it. */
export function PaymentActions({ payment, notify }: Props) {
  const { id, orderId, seen } = payment
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState<TakenBackReason>('mistake')
  const amountId = useId()
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const name = `${amountText(payment)}, ${methodText(payment)}`
  // A refund cannot be returned.
  const reasons = takenBackReasons.filter((each) => each === 'mistake' || !isRefund(payment))
  return (
    <div className="payment-actions row gap-4 lines-1">
      {!seen && (
        <Button
          size="small"
          busy={isBusy}
          aria-label={`Seen in the bank: ${name}`}
          onClick={() => submit({ intent: 'see-payment', id, orderId, amount: '' })}
        >
          Seen in the bank
        </Button>
      )}
      <details className="payment-more">
        <summary>
          {seen ? 'Undo…' : 'Another amount, undo…'}
          <span className="visually-hidden"> {name}</span>
        </summary>
        {!seen && (
          <div className="payment-choice row">
            <label htmlFor={amountId}>The bank shows</label>
            <TextInput
              id={amountId}
              inputMode="decimal"
              placeholder="₹"
              maxLength={20}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
            <Button
              size="small"
              variant="secondary"
              busy={isBusy}
              onClick={() =>
                amount.trim() === ''
                  ? notify('bad', 'Type the amount that the bank shows')
                  : submit({ intent: 'see-payment', id, orderId, amount })
              }
            >
              Seen with this amount
            </Button>
          </div>
        )}
        <div className="payment-choice row">
          <Select
            aria-label={`Reason to undo ${name}`}
            value={reason}
            onChange={({ target }) => setReason(target.value as TakenBackReason)}
          >
            {reasons.map((each) => (
              <option key={each} value={each}>
                {reasonLabels[each]}
              </option>
            ))}
          </Select>
          <Button
            size="small"
            variant="secondary"
            busy={isBusy}
            aria-label={`Undo: ${name}`}
            onClick={() => submit({ intent: 'take-back-payment', id, orderId, reason })}
          >
            Undo
          </Button>
        </div>
      </details>
    </div>
  )
}

export function receivedDate(day: string): string {
  const start = dayStart(day)
  return start ? orderDate(start) : day
}
