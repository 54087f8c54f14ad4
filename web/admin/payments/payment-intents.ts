// Used by the order's details and by the list of payments.
import { typed } from '../kit/about.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import { type PaymentDraft, readAmount, readPaymentForm } from '#domain/payments/payment-form.ts'
import { readReason } from '#domain/payments/payment.ts'
import { amountText } from '#domain/payments/refund.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import type { PaymentResult } from '#server/payments/payments.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, type FieldErrors, fieldText } from '#web/admin/kit/intents.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'

export const paymentFailed = () => wordsOf(paymentWords).noAnswer

const failed = (message: string, errors?: FieldErrors): ActionResult & { ok: false } => ({
  ok: false,
  message,
  ...(errors && { errors }),
})

export const paymentIntents = intentTable('orders', {
  'see-payment': {
    may: 'staff',
    says: () => wordsOf(paymentWords).didCheck,
    about: typed('orderId'),
    run: async (form: FormData, { payments }: Shop, { session: { id: who } }: Sender) => {
      const text = fieldText(form, 'amount')
      const amount = text === '' ? undefined : readAmount(text)
      if (amount && 'error' in amount) return failed(amount.error)
      const result = await payments.see(fieldText(form, 'id'), { who, paise: amount?.paise })
      return sentence(result, 'marked')
    },
  },
  'take-back-payment': {
    may: 'staff',
    says: () => wordsOf(paymentWords).didUndo,
    about: typed('orderId'),
    run: async (form: FormData, { payments }: Shop, { session: { id: who } }: Sender) => {
      const reason = readReason(fieldText(form, 'reason'))
      if (!reason) return failed(wordsOf(paymentWords).chooseReason)
      return sentence(await payments.takeBack(fieldText(form, 'id'), reason, { who }), 'undone')
    },
  },
})

export const orderPaymentIntents = {
  ...paymentIntents,
  ...intentTable('orders', {
    'add-payment': {
      may: 'staff',
      says: () => wordsOf(paymentWords).didPay,
      about: typed('orderId', 'amount'),
      run: async (form: FormData, { payments, now }: Shop, { session: { id: who } }: Sender) => {
        const read = readForm(form, now())
        if (!('draft' in read)) return read
        const result = await payments.add(fieldText(form, 'orderId'), read.draft, { ...read.adding, who })
        return sentence(result, 'paymentRecorded', wordsOf(orderAnswers).gone)
      },
    },
    'dismiss-said': {
      may: 'staff',
      says: () => wordsOf(paymentWords).didDismiss,
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const utr = fieldText(form, 'utr')
        const text = wordsOf(paymentWords)
        const at = fieldText(form, 'at') || undefined
        const isDone = await orders.said.dismiss(fieldText(form, 'orderId'), utr, { who, at })
        return isDone ? { ok: true, message: text.dismissed({ utr }) } : failed(text.notDismissed)
      },
    },
    'give-back': {
      may: 'staff',
      says: () => wordsOf(paymentWords).didRefund,
      about: typed('orderId', 'amount'),
      run: async (form: FormData, { payments, now }: Shop, { session: { id: who } }: Sender) => {
        const read = readForm(form, now())
        if (!('draft' in read)) return read
        const result = await payments.giveBack(fieldText(form, 'orderId'), read.draft, { ...read.adding, who })
        return sentence(result, 'refundRecorded', wordsOf(orderAnswers).gone)
      },
    },
  }),
}

type Read = { draft: PaymentDraft; adding: { key: string; isMoreMeant: boolean } }

function readForm(form: FormData, now: Date): Read | (ActionResult & { ok: false }) {
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
  if (!isIdempotencyKey(key)) return failed(paymentFailed())
  return { draft: read.draft, adding: { key, isMoreMeant: text('more') === 'yes' } }
}

type Done = 'marked' | 'undone' | 'paymentRecorded' | 'refundRecorded'

function sentence(result: PaymentResult, done: Done, gone?: string): ActionResult {
  const text = wordsOf(paymentWords)
  if (result.outcome === 'gone') return failed(gone ?? text.paymentGone, {})
  if (result.outcome === 'done') return { ok: true, message: text[done]({ amount: amountText(result.payment) }) }
  const { message, field } = result
  return failed(message, field ? { [field]: message } : {})
}
