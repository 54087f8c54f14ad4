// Records a payment or a refund.
import { useMemo } from 'react'
import { dayStart } from '#domain/dates/indian-date.ts'
import { rupeesFromPaise } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { methodLabel, paymentMethods } from '#domain/payments/methods.ts'
import { PAYMENT_NOTE_MAX, readPaymentForm } from '#domain/payments/payment-form.ts'
import { aboveBalance } from '#domain/payments/refund.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import { CheckField } from '../kit/forms/check-field.tsx'
import { type Draft, draftStore, newDraft, readDraft } from '#web/admin/kit/forms/draft-store.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { useDraftForm } from '#web/admin/kit/forms/use-draft-form.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import type { OrderMoney } from './load-payments.ts'

type Name = 'method' | 'utr' | 'amount' | 'receivedOn' | 'seen' | 'note' | 'more'

/** From the customer, or back to them. */
export type PaymentKind = 'payment' | 'refund'

/** In the draft until another amount is typed, because the due may change. */
const ALL_OF_IT = 'all that is due'

type Props = { kind?: PaymentKind; orderId: string; money: OrderMoney; keeps: boolean; notify: Notify }

/** Proposes a refund of the whole overpayment. Needs a `key` by order and by hydration. */
export function PaymentForm({ kind = 'payment', orderId, money: { balance, today }, keeps, notify }: Props) {
  const words = useWords(paymentWords)
  const start = useMemo(() => blankDraft(today), [today])
  const store = useMemo(
    () => (keeps ? draftStore(`${kind} ${orderId}`, (found) => readDraft(found, start.texts)) : undefined),
    [keeps, kind, orderId, start],
  )
  const proposedPaise = kind === 'refund' ? balance.overPaise : balance.duePaise
  const textsOf = ({ texts }: Draft<Name>) => ({
    ...texts,
    amount: texts.amount === ALL_OF_IT ? rupeesText(proposedPaise) : texts.amount,
  })
  /** A tick that is no longer shown means nothing. */
  const isMoreIn = ({ amount }: Pick<Draft<Name>['texts'], 'amount'>) => (parseRupees(amount) ?? 0) > proposedPaise
  const form = useDraftForm<Draft<Name>, ActionResult>({
    store,
    start,
    stored: undefined,
    check(draft) {
      const texts = textsOf(draft)
      const read = readPaymentForm(texts, dayStart(today) ?? new Date())
      if ('errors' in read) return read
      const { amountPaise } = read.draft
      const signedPaise = kind === 'refund' ? -amountPaise : amountPaise
      const above = aboveBalance(signedPaise, balance, texts.more === 'yes')
      return above === undefined ? undefined : { message: above, errors: { amount: above } }
    },
    payload: (draft) => ({
      ...textsOf(draft),
      ...(!isMoreIn(textsOf(draft)) && { more: '' }),
      intent: kind === 'refund' ? 'give-back' : 'add-payment',
      orderId,
      key: draft.key,
    }),
    onSaved: ({ message }) => notify('good', message),
    notify,
  })
  const { errors } = form
  const texts = textsOf(form.draft)
  const tick = (name: 'seen' | 'more', label: string) => (
    <CheckField
      name={name}
      checked={texts[name] === 'yes'}
      onChange={({ target: { checked } }) =>
        form.change((now) => ({ ...now, texts: { ...now.texts, [name]: checked ? 'yes' : '' } }), 'amount')
      }
    >
      {label}
    </CheckField>
  )

  return (
    <form className="payment-form stack top" noValidate onSubmit={form.submit}>
      <Field label={kind === 'payment' ? words.howPaid : words.howRefunded} error={errors.method}>
        {(ids) => (
          <Select {...ids} {...form.input('method')}>
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {methodLabel(method)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {texts.method !== 'cash' && (
        <Field label={texts.method === 'upi' ? words.utr : words.bankReference} error={errors.utr}>
          {(ids) => (
            <TextInput
              {...ids}
              {...form.input('utr')}
              inputMode={texts.method === 'upi' ? 'numeric' : 'text'}
              autoComplete="off"
              maxLength={60}
            />
          )}
        </Field>
      )}
      <Field label={words.amountInRupees} error={errors.amount}>
        {(ids) => (
          <TextInput {...ids} {...form.input('amount')} value={texts.amount} inputMode="decimal" maxLength={20} />
        )}
      </Field>
      <Field label={words.day} error={errors.receivedOn}>
        {(ids) => <TextInput {...ids} {...form.input('receivedOn')} type="date" max={today} />}
      </Field>
      <div className="whole-row">
        <Field label={words.note} error={errors.note}>
          {(ids) => <TextInput {...ids} {...form.input('note')} maxLength={PAYMENT_NOTE_MAX} />}
        </Field>
      </div>
      <div className="spread whole-row gap-3 lines-2">
        {kind === 'payment' && texts.method !== 'cash' && tick('seen', words.checkedInBank)}
        {isMoreIn(texts) && tick('more', kind === 'payment' ? words.paidMore : words.refundMore)}
        <Button type="submit" busy={form.isSaving}>
          {kind === 'payment' ? words.savePayment : words.saveRefund}
        </Button>
      </div>
    </form>
  )
}

function blankDraft(today: string): Draft<Name> {
  return newDraft({ method: 'upi', utr: '', amount: ALL_OF_IT, receivedOn: today, seen: '', note: '', more: '' })
}

/** Returns '2500' or '2500.50'. */
function rupeesText(paise: number): string {
  if (paise === 0) return ''
  return rupeesFromPaise(paise).toFixed(paise % 100 === 0 ? 0 : 2)
}
