// Saves an edited order, or asks its customer about the edit.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { typed } from '#web/admin/kit/about.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { readNote } from '#domain/steps/entries.ts'
import { readOrderEdit } from '#domain/revisions/order-edit.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
import { orderAnswers, orderChanges } from '#domain/words/en/office/orders/orders.ts'
import type { EditResult } from '#server/orders/revisions/save-edit.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'
import { isIdempotencyKey, newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { inOneLine, shortAgain } from '../messages.ts'
import { questionIntents } from '../question-intents.ts'

/** `changed`: somebody else has edited it. `revision`: the saved one. `pricesPaise`: of a total that was not shown. */
export type EditAnswer = ActionResult & { changed?: true; revision?: number; pricesPaise?: Record<string, Paise> }

const failed = (message: string): EditAnswer => ({ ok: false, message })

const editIntents = intentTable('orders', {
  'save-edit': {
    may: 'staff',
    says: () => wordsOf(orderChanges).edit,
    about: typed('orderId'),
    run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender): Promise<EditAnswer> => {
      const read = readSent(form)
      if ('error' in read) return failed(read.error)
      const { orderId, edit, ...sent } = read
      const result = await orders.revisions.save(orderId, edit, { who, ...sent })
      if (result.outcome !== 'done') return unsaved(result)
      const { revision, short } = result
      const saved = wordsOf(orderEdit).saved({ number: revision })
      return { ok: true, message: inOneLine([saved, short !== undefined && shortAgain(short)]), revision }
    },
  },

  'ask-customer': {
    may: 'staff',
    says: () => wordsOf(orderQuestions).didAsk,
    about: typed('orderId'),
    run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender): Promise<EditAnswer> => {
      const read = readSent(form)
      if ('error' in read) return failed(read.error)
      const { orderId, edit, ...sent } = read
      const result = await orders.proposals.ask(orderId, edit, { who, ...sent, ...askedBefore(form) })
      if (result.outcome !== 'asked') return unsaved(result)
      return { ok: true, message: wordsOf(orderQuestions).asked }
    },
  },
})

export const intents = { ...editIntents, ...questionIntents }

function unsaved(result: Exclude<EditResult, { outcome: 'done' }>): EditAnswer {
  if (result.outcome === 'gone') return failed(wordsOf(orderAnswers).gone)
  const { message } = result
  if (result.outcome === 'changed') return { ok: false, message, changed: true }
  const { pricesPaise } = result
  return { ok: false, message, errors: {}, ...(pricesPaise && { pricesPaise }) }
}

/** Absent in a press of an older page. */
function askedBefore(form: FormData) {
  return form.has('question') ? { question: fieldText(form, 'question') } : {}
}

function readSent(form: FormData) {
  const read = readOrderEdit(fieldText(form, 'edit'))
  if ('error' in read) return read
  const note = readNote(fieldText(form, 'note'))
  if ('error' in note) return note
  const sent = fieldText(form, 'key')
  const key = isIdempotencyKey(sent) ? sent : newIdempotencyKey()
  const shown = fieldText(form, 'totalPaise')
  const seen = /^\d{1,15}$/.test(shown) && { seenTotalPaise: Number(shown) }
  return { orderId: fieldText(form, 'orderId'), edit: read.edit, note: note.note, key, ...seen }
}
