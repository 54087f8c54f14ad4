// Used by the order's details and by the list of payments.
import { typed } from '../kit/about.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import { type PaymentDraft, readAmount, readPaymentForm } from '#domain/payments/payment-form.ts'
import { readReason } from '#domain/payments/payment.ts'
import { amountText } from '#domain/payments/refund.ts'
import type { PaymentResult } from '#server/payments/payments.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, type FieldErrors, fieldText } from '#web/admin/kit/intents.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderAnswers } from '#domain/words/en/office/orders.ts'

export const PAYMENT_FAILED = 'No answer came. Please try again: a payment is recorded once.'
const PAYMENT_GONE = 'This payment no longer exists.'

const failed = (message: string, errors?: FieldErrors): ActionResult & { ok: false } => ({
  ok: false,
  message,
  ...(errors && { errors }),
})

export const paymentIntents = intentTable('orders', {
  'see-payment': {
    may: 'staff',
    says: 'Ticked a payment as seen in the bank',
    about: typed('orderId'),
    run: async (form: FormData, { payments }: Shop, { session: { id: who } }: Sender) => {
      const text = fieldText(form, 'amount')
      const amount = text === '' ? undefined : readAmount(text)
      if (amount && 'error' in amount) return failed(amount.error)
      const result = await payments.see(fieldText(form, 'id'), { who, paise: amount?.paise })
      return sentence(result, 'Seen in the bank', PAYMENT_GONE)
    },
  },
  'take-back-payment': {
    may: 'staff',
    says: 'Undid a payment',
    about: typed('orderId'),
    run: async (form: FormData, { payments }: Shop, { session: { id: who } }: Sender) => {
      const reason = readReason(fieldText(form, 'reason'))
      if (!reason) return failed('Choose a reason')
      return sentence(await payments.takeBack(fieldText(form, 'id'), reason, { who }), 'Undone', PAYMENT_GONE)
    },
  },
})

export const orderPaymentIntents = {
  ...paymentIntents,
  ...intentTable('orders', {
    'add-payment': {
      may: 'staff',
      says: 'Recorded a payment',
      about: typed('orderId', 'amount'),
      run: async (form: FormData, { payments, now }: Shop, { session: { id: who } }: Sender) => {
        const read = readForm(form, now())
        if (!('draft' in read)) return read
        const isMoreMeant = fieldText(form, 'more') === 'yes'
        const result = await payments.add(fieldText(form, 'orderId'), read.draft, { key: read.key, who, isMoreMeant })
        return sentence(result, 'Payment recorded', wordsOf(orderAnswers).gone)
      },
    },
    'give-back': {
      may: 'staff',
      says: 'Recorded a refund',
      about: typed('orderId', 'amount'),
      run: async (form: FormData, { payments, now }: Shop, { session: { id: who } }: Sender) => {
        const read = readForm(form, now())
        if (!('draft' in read)) return read
        const result = await payments.giveBack(fieldText(form, 'orderId'), read.draft, { key: read.key, who })
        return sentence(result, 'Recorded', wordsOf(orderAnswers).gone)
      },
    },
  }),
}

function readForm(form: FormData, now: Date): { draft: PaymentDraft; key: string } | (ActionResult & { ok: false }) {
  const text = (name: string) => fieldText(form, name)
  const read = readPaymentForm(
    {
      method: text('method'),
      utr: text('utr'),
      amount: text('amount'),
      receivedOn: text('receivedOn'),
      seen: text('seen'),
      note: text('note'),
    },
    now,
  )
  if ('errors' in read) return failed(read.message, read.errors)
  const key = text('key')
  return isIdempotencyKey(key) ? { draft: read.draft, key } : failed(PAYMENT_FAILED)
}

function sentence(result: PaymentResult, done: string, gone: string): ActionResult {
  if (result.outcome === 'gone') return failed(gone, {})
  if (result.outcome === 'done') return { ok: true, message: `${done}: ${amountText(result.payment)}` }
  const { message, field } = result
  return failed(message, field ? { [field]: message } : {})
}
