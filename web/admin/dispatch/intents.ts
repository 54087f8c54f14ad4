// Intents of the dispatch desk.
import { intentTable, type Sender } from '../kit/intent.ts'
import { pair, typed } from '../kit/about.ts'
import {
  type DispatchDraft,
  dispatchTextNames,
  type DispatchTexts,
  readDispatchForm,
} from '#domain/dispatch/dispatch-form.ts'
import { currentReceipt } from '#domain/dispatch/receipt-address.ts'
import { readMessageLanguage, readMessageName } from '#domain/settings/message-fields.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { Order } from '#domain/order/order.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import type { DispatchResult } from '#server/dispatch/dispatches.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { type ActionResult, fieldText, type SavedEdit } from '../kit/intents.ts'
import { fileMissingText } from '../media/missing-file.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import { type MessageView, messageView } from './message-view.ts'
import { pagesOfOrders } from './pages-of-orders.ts'

export type DispatchSaved = SavedEdit<DispatchTexts> & { due?: MessageView }

const words = () => wordsOf(dispatchWords)

export const intents = intentTable('orders', {
  dispatch: {
    may: 'staff',
    says: () => words().saysDispatched,
    about: typed('orderId'),
    run: (form: FormData, shop: Shop, { session: { id: who }, request }: Sender) =>
      save(form, shop, {
        origin: new URL(request.url).origin,
        store: (orderId, draft, key) => shop.dispatch.record(orderId, draft, { who, key }),
        done: words().orderDispatched,
      }),
  },

  correct: {
    may: 'staff',
    says: () => words().saysCorrected,
    about: typed('orderId'),
    run: async (form: FormData, shop: Shop, { session: { id: who }, request }: Sender): Promise<DispatchSaved> => {
      const seen = readSeen(form, dispatchTextNames)
      if (!seen) return refused(oldPage())
      const edited = Object.fromEntries(dispatchTextNames.map((name) => [name, fieldText(form, name)])) as DispatchTexts
      return await save(form, shop, {
        origin: new URL(request.url).origin,
        store: (orderId, _draft, key, pincode) =>
          shop.dispatch.correct(orderId, { edited, seen, pincode }, { who, key }),
        done: words().dispatchCorrected,
      })
    },
  },

  message: {
    may: 'staff',
    says: () => words().saysMessage,
    about: pair('orderId', 'name'),
    run: async (
      form: FormData,
      { dispatch, payments }: Shop,
      { session: { id: who } }: Sender,
    ): Promise<ActionResult> => {
      const name = readMessageName(fieldText(form, 'name'))
      const language = readMessageLanguage(fieldText(form, 'language'))
      const key = fieldText(form, 'key')
      if (!name || !language || !isIdempotencyKey(key)) return { ok: false, message: words().messageNotRecorded }
      const orderId = fieldText(form, 'orderId')
      const result = await dispatch.keepMessage(orderId, name, language, { who, key })
      if (result.outcome !== 'done') return { ok: false, message: wordsOf(orderAnswers).gone }
      if (name !== 'payment') return { ok: true, message: '' }
      // A payment may have been recorded since the screen loaded.
      const { duePaise } = await payments.due(orderId)
      const isDue = duePaise > 0 && [String(duePaise), ''].includes(fieldText(form, 'duePaise'))
      if (isDue) return { ok: true, message: '' }
      const { doNotSend, doNotSendPaid } = words()
      return { ok: false, message: duePaise === 0 ? doNotSendPaid : doNotSend({ amount: formatRupees(duePaise) }) }
    },
  },
})

type Save = {
  store: (orderId: string, draft: DispatchDraft, key: string, pincode: string) => Promise<DispatchResult>
  done: (values: { name: string; lr: string }) => string
  /** Of the request. */
  origin: string
}

async function save(form: FormData, shop: Shop, { store, done, origin }: Save): Promise<DispatchSaved> {
  const orderId = fieldText(form, 'orderId')
  const key = fieldText(form, 'key')
  if (!isIdempotencyKey(key)) return refused(words().dispatchFailed)
  const order = await shop.orders.find(orderId)
  if (!order) return refused(wordsOf(orderAnswers).gone)
  const read = readDispatchForm(Object.fromEntries(form), order.customer.pincode)
  if ('errors' in read) return { ok: false, ...read }
  const kept = (await shop.dispatch.find(orderId))?.receiptUrl
  const receiptUrl = currentReceipt(read.draft.details.receiptUrl, kept)
  if (receiptUrl !== '' && receiptUrl !== kept && !(await shop.media.receipts.holds(receiptUrl))) {
    return refused(fileMissingText('imageUrl'), 'receiptUrl')
  }
  const result = await store(orderId, read.draft, key, order.customer.pincode)
  if (result.outcome === 'gone') return refused(wordsOf(orderAnswers).gone)
  if (result.outcome === 'refused') {
    const { message, field, others } = result
    return { ...refused(message, field), ...(others && { others }) }
  }
  return {
    ok: true,
    message: done({ name: order.customer.name, lr: result.dispatch?.lr ?? read.draft.details.lr }),
    ...(await lrMessage(order, result, shop, origin)),
  }
}

async function lrMessage(
  order: Order,
  { dispatch }: DispatchResult & { outcome: 'done' },
  shop: Shop,
  origin: string,
): Promise<{ due?: MessageView }> {
  if (order.erased) return {}
  const due = await shop.payments.due(order.orderId)
  const pageOf = await pagesOfOrders(shop, origin, [order.orderId])
  return { due: messageView({ order, due, dispatch, page: pageOf(order.orderId) }, shop.settings, 'dispatched') }
}

function refused(message: string, field?: string): DispatchSaved {
  return { ok: false, message, errors: field === undefined ? {} : { [field]: message } }
}
