// Acts of the day's sales: returns, closing, and shortfalls.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { named, typed } from '#web/admin/kit/about.ts'
import { closedText } from '#domain/counter/day.ts'
import { paymentMethods } from '#domain/counter/sale.ts'
import { clockTime, dayStart } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { oneLine } from '#domain/plain-text.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'

export const salesFailed = () => wordsOf(counterWords).noAnswer

const NOTE_MAX = 200

export const intents = intentTable('counter', {
  'return-goods': {
    may: 'staff',
    says: () => wordsOf(counterWords).didReturn,
    about: typed('saleId'),
    run: async (form: FormData, { counter }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      const text = wordsOf(counterWords)
      const key = fieldText(form, 'key')
      const pieces = readPieces(fieldText(form, 'pieces'))
      const method = paymentMethods.find((each) => each === fieldText(form, 'method'))
      if (!isIdempotencyKey(key) || !pieces || !method) return { ok: false, message: text.unreadable }
      const result = await counter.returnGoods({ saleId: fieldText(form, 'saleId'), pieces, method, key, who })
      if (result.outcome === 'gone') return { ok: false, message: text.noSuchSale }
      if (result.outcome === 'refused') return { ok: false, message: result.message, errors: {} }
      return { ok: true, message: text.returned({ amount: formatRupees(result.refundPaise) }) }
    },
  },

  'close-day': {
    may: 'staff',
    says: () => wordsOf(counterWords).didClose,
    about: typed('day', 'counted'),
    run: async (form: FormData, { counter }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      const text = wordsOf(counterWords)
      const key = fieldText(form, 'key')
      const day = fieldText(form, 'day')
      if (!isIdempotencyKey(key) || !dayStart(day)) return { ok: false, message: text.unreadable }
      const countedPaise = parseRupees(fieldText(form, 'counted'))
      if (countedPaise === undefined)
        return { ok: false, message: text.countTheCash, errors: { counted: text.countTheCash } }
      const note = oneLine(fieldText(form, 'note')).slice(0, NOTE_MAX)
      const { outcome, closed } = await counter.closeDay(day, { countedPaise, note, key, who })
      if (outcome === 'already') return { ok: false, message: text.closedBefore({ who: closed.who }), errors: {} }
      return { ok: true, message: closedText(closed) }
    },
  },

  'reopen-day': {
    may: 'staff',
    says: () => wordsOf(counterWords).didReopen,
    about: typed('day'),
    run: async (form: FormData, { counter }: Shop): Promise<ActionResult> => {
      const text = wordsOf(counterWords)
      const day = fieldText(form, 'day')
      if (!dayStart(day)) return { ok: false, message: text.unreadable }
      const result = await counter.reopenDay(day, fieldText(form, 'closedAt'))
      if (result.outcome === 'closed again') {
        const { who, closedAt } = result.closed
        return { ok: false, message: text.closedAgain({ who, time: clockTime(new Date(closedAt)) }) }
      }
      return { ok: true, message: text.reopened }
    },
  },

  'settle-shortfall': {
    may: 'staff',
    says: () => wordsOf(counterWords).didCheck,
    about: named('product', 'product'),
    run: async (form: FormData, { counter }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      await counter.settleShortfall(fieldText(form, 'saleId'), fieldText(form, 'product'), who)
      return { ok: true, message: wordsOf(counterWords).checked }
    },
  },
})

/** Undefined unless all are whole pieces. */
function readPieces(json: string): Record<string, number> | undefined {
  try {
    const read: unknown = JSON.parse(json)
    const rows = Object.entries(Object(read) as object)
    return rows.every((row): row is [string, number] => Number.isSafeInteger(row[1]))
      ? Object.fromEntries(rows)
      : undefined
  } catch {
    return undefined
  }
}
