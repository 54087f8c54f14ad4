// What customers sent from the pages of their orders: recorded as payments once the bank has them.
import { type FormEvent, useId } from 'react'
import { rupeesFromPaise, formatRupees } from '#domain/numbers/money.ts'
import { momentText } from '#domain/dates/indian-date.ts'
import { markText } from '#domain/payments/payment.ts'
import { groupedUtr, type SaidPayment } from '#domain/payments/said-payment.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { useKeyedSubmit } from '../kit/forms/use-keyed-submit.ts'
import { fieldText } from '../kit/intents.ts'
import { OrderOf } from './payment-table.tsx'

type Props = {
  said: readonly SaidPayment[]
  /** Of the payments. YYYY-MM-DD. */
  today: string
  /** Names each order. */
  withOrders?: boolean
  notify: Notify
}

export function SaidList({ said, today, withOrders = false, notify }: Props) {
  return (
    <ul className="payments-list">
      {said.map((each) => (
        <SaidItem
          key={`${each.orderId} ${each.utr}`}
          said={each}
          today={today}
          withOrder={withOrders}
          notify={notify}
        />
      ))}
    </ul>
  )
}

type ItemProps = { said: SaidPayment; today: string; withOrder: boolean; notify: Notify }

function SaidItem({ said, today, withOrder, notify }: ItemProps) {
  const { orderId, utr, at, duePaise, elsewhere, dismissed } = said
  const id = useId()
  const text = useWords(paymentWords)
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const grouped = groupedUtr(utr)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = fieldText(new FormData(event.currentTarget), 'amount').trim()
    if (amount === '') return notify('bad', text.typeBankAmount)
    submit({ intent: 'add-payment', orderId, method: 'upi', utr, amount, receivedOn: today, seen: 'yes', note: '' })
  }
  return (
    <li className="payment" data-back={dismissed !== undefined || undefined}>
      <div className="grow breaks">
        {withOrder && (
          <p className="row gap-2 lines-0 baseline">
            <OrderOf payment={said} />
          </p>
        )}
        <p className="row gap-3 lines-0">
          <Chip tone={dismissed ? 'plain' : 'warn'}>{dismissed ? text.notFoundInBank : text.customerSays}</Chip>
          {dismissed && <span className="note breaks">{markText(dismissed)}</span>}
        </p>
        <p>
          {text.saidUtrAt({ utr: grouped, moment: momentText(new Date(at)) })}{' '}
          <span className="soft">{text.dueThen({ due: formatRupees(duePaise) })}</span>
        </p>
        {elsewhere !== undefined && <p className="bad strong">{text.alsoElsewhere({ orderId: elsewhere })}</p>}
      </div>
      <form className="payment-choice row" onSubmit={save}>
        <label htmlFor={id}>{text.bankShows}</label>
        <TextInput
          id={id}
          name="amount"
          inputMode="decimal"
          placeholder="₹"
          maxLength={20}
          defaultValue={rupeesFromPaise(duePaise)}
        />
        <Button type="submit" size="small" variant="secondary" busy={isBusy}>
          {text.savePayment}
        </Button>
        {!dismissed && (
          <Button
            size="small"
            variant="quiet"
            busy={isBusy}
            aria-label={text.notInBankOf({ utr: grouped })}
            onClick={() => submit({ intent: 'dismiss-said', orderId, utr, at })}
          >
            {text.notInBank}
          </Button>
        )}
      </form>
    </li>
  )
}
