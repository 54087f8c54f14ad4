// A payment and its actions.
import { type FormEvent, useId, useState } from 'react'
import { dayStart, orderDate } from '#domain/dates/indian-date.ts'
import { amountText, isRefund } from '#domain/payments/refund.ts'
import {
  differenceText,
  markText,
  methodText,
  type Payment,
  stateOf,
  type TakenBackReason,
} from '#domain/payments/payment.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { common } from '#domain/words/en/office/common.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { useKeyedSubmit } from '../kit/forms/use-keyed-submit.ts'
import { fieldText } from '../kit/intents.ts'
import { type MenuItem, RowMenu } from '../kit/row-menu.tsx'

type Props = { payment: Payment; notify: Notify }

export function PaymentItem({ payment, notify }: Props) {
  const { receivedOn, noted, note, seen, takenBack } = payment
  const { recorded } = useWords(paymentWords)
  return (
    <li className="payment" data-back={takenBack !== undefined || undefined}>
      <div className="grow breaks">
        <p className="payment-head row gap-3 lines-0">
          <strong>{amountText(payment)}</strong> <span>{methodText(payment)}</span>{' '}
          <span>{receivedDate(receivedOn)}</span>
        </p>
        <PaymentState payment={payment} />
        {(!seen || markText(seen) !== markText(noted)) && (
          <p className="note breaks">{recorded({ mark: markText(noted) })}</p>
        )}
        {note !== '' && (
          <p className="as-typed" lang={languageOf(note)}>
            {note}
          </p>
        )}
      </div>
      {!takenBack && <PaymentActions payment={payment} notify={notify} />}
    </li>
  )
}

export function PaymentState({ payment }: { payment: Payment }) {
  const difference = differenceText(payment)
  const { label, mark } = stateOf(payment)
  const tone = payment.takenBack ? 'plain' : payment.seen ? 'good' : 'warn'
  return (
    <p className="row lines-1">
      <Chip tone={tone}>{label}</Chip>
      {difference !== undefined && <strong className="bad">{difference}</strong>}
      {mark !== undefined && <span className="note breaks">{mark}</span>}
    </p>
  )
}

/** No dialog: inside the order's dialog it would close it. */
export function PaymentActions({ payment, notify }: Props) {
  const { id, orderId, seen } = payment
  /** The menu's button, while another amount is typed. */
  const [opener, setOpener] = useState<HTMLButtonElement>()
  const text = useWords(paymentWords)
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const name = text.namedPayment({ amount: amountText(payment), method: methodText(payment) })
  const undo = (reason: TakenBackReason) => submit({ intent: 'take-back-payment', id, orderId, reason })
  const items: MenuItem[] = [
    ...(seen ? [] : [{ label: text.otherAmount, icon: 'edit', onSelect: setOpener } satisfies MenuItem]),
    { label: text.undoMistake, icon: 'close', onSelect: () => undo('mistake') },
    // A refund cannot be returned.
    ...(isRefund(payment)
      ? []
      : [{ label: text.undoReturned, icon: 'rupee', onSelect: () => undo('returned') } satisfies MenuItem]),
  ]
  return (
    <div className="payment-actions row gap-2 lines-1">
      {!seen && (
        <Button
          size="small"
          busy={isBusy}
          aria-label={text.markCheckedOf({ payment: name })}
          onClick={() => submit({ intent: 'see-payment', id, orderId, amount: '' })}
        >
          {text.markChecked}
        </Button>
      )}
      <RowMenu label={text.moreOf({ payment: name })} items={items} />
      {opener && !seen && (
        <OtherAmount
          isBusy={isBusy}
          onSave={(amount) =>
            amount === '' ? notify('bad', text.typeBankAmount) : submit({ intent: 'see-payment', id, orderId, amount })
          }
          onCancel={() => {
            opener.focus()
            setOpener(undefined)
          }}
        />
      )}
    </div>
  )
}

function focusNow(element: HTMLElement | null) {
  element?.focus()
}

type OtherAmountProps = { isBusy: boolean; onSave: (amount: string) => void; onCancel: () => void }

/** The amount that the bank shows, if it is not the customer's. */
function OtherAmount({ isBusy, onSave, onCancel }: OtherAmountProps) {
  const id = useId()
  const text = useWords(paymentWords)
  const { cancel } = useWords(common)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(fieldText(new FormData(event.currentTarget), 'amount').trim())
  }
  return (
    <form className="payment-choice row" onSubmit={save}>
      <label htmlFor={id}>{text.bankShows}</label>
      <TextInput ref={focusNow} id={id} name="amount" inputMode="decimal" placeholder="₹" maxLength={20} />
      <Button type="submit" size="small" variant="secondary" busy={isBusy}>
        {text.saveAmount}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </form>
  )
}

export function receivedDate(day: string): string {
  const start = dayStart(day)
  return start ? orderDate(start) : day
}
