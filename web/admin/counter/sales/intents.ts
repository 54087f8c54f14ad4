// Acts of the day's sales: returns, closing, and shortfalls.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { named, typed } from '#web/admin/kit/about.ts'
import { cashDifference, COUNT_THE_CASH } from '#domain/counter/day.ts'
import { paymentMethods } from '#domain/counter/sale.ts'
import { clockTime, dayStart } from '#domain/indian-date.ts'
import { formatRupees, parseRupees } from '#domain/money.ts'
import { oneLine } from '#domain/plain-text.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey, newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'

export const SALES_FAILED = 'No answer came. Press again: it counts once.'
const NO_KEY = 'This cannot be read. Reload the page.'
const NOTE_MAX = 200

export const intents = intentTable('counter', {
  'return-goods': {
    may: 'staff',
    says: 'Took goods of a sale back',
    about: typed('saleId'),
    run: async (form: FormData, { counter }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      const key = fieldText(form, 'key')
      const pieces = readPieces(fieldText(form, 'pieces'))
      const method = paymentMethods.find((each) => each === fieldText(form, 'method'))
      if (!isIdempotencyKey(key) || !pieces || !method) return { ok: false, message: NO_KEY }
      const result = await counter.returnGoods({ saleId: fieldText(form, 'saleId'), pieces, method, key, who })
      if (result.outcome === 'gone') return { ok: false, message: 'There is no such sale' }
      if (result.outcome === 'refused') return { ok: false, message: result.message, errors: {} }
      return { ok: true, message: `Returned. Pay back ${formatRupees(result.refundPaise)}.` }
    },
  },

  'close-day': {
    may: 'staff',
    says: 'Closed a day of the counter',
    about: typed('day', 'counted'),
    run: async (form: FormData, { counter }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      // A form sent before hydration has no key; a day closes only once anyway.
      const key = fieldText(form, 'key') || newIdempotencyKey()
      const day = fieldText(form, 'day')
      if (!isIdempotencyKey(key) || !dayStart(day)) return { ok: false, message: NO_KEY }
      const countedPaise = parseRupees(fieldText(form, 'counted'))
      if (countedPaise === undefined) return { ok: false, message: COUNT_THE_CASH, errors: { counted: COUNT_THE_CASH } }
      const note = oneLine(fieldText(form, 'note')).slice(0, NOTE_MAX)
      const { outcome, closed } = await counter.closeDay(day, { countedPaise, note, key, who })
      if (outcome === 'already') return { ok: false, message: `${closed.who} has closed this day already.`, errors: {} }
      return { ok: true, message: `The day is closed. ${cashDifference(closed.expectedPaise, closed.countedPaise)}.` }
    },
  },

  'reopen-day': {
    may: 'staff',
    says: 'Opened a day of the counter again',
    about: typed('day'),
    run: async (form: FormData, { counter }: Shop): Promise<ActionResult> => {
      const day = fieldText(form, 'day')
      if (!dayStart(day)) return { ok: false, message: NO_KEY }
      const result = await counter.reopenDay(day, fieldText(form, 'closedAt'))
      if (result.outcome === 'closed again') {
        const { who, closedAt } = result.closed
        const message = `${who} closed this day again at ${clockTime(new Date(closedAt))}. Check the new closing first.`
        return { ok: false, message }
      }
      return { ok: true, message: 'The day is open again. Close it once more in the end.' }
    },
  },

  'settle-shortfall': {
    may: 'staff',
    says: 'Settled what was sold without stock',
    about: named('product', 'product'),
    run: async (form: FormData, { counter }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      await counter.settleShortfall(fieldText(form, 'saleId'), fieldText(form, 'product'), who)
      return { ok: true, message: 'Settled' }
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
