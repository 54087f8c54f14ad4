// What the buttons of the screen of payments do.
import * as v from 'valibot'
import { dayStart } from '#domain/indian-date.ts'
import { indianGrouping } from '#domain/money.ts'
import { MOST_PAISE } from '#domain/received/payment-form.ts'
import type { ComparedStatement } from '#server/payments/statements.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { paymentIntents } from './payment-intents.ts'

/** A payment that stays as it was, and why. */
export type LeftPayment = { id: string; message: string }
export type StatementResult = ActionResult & { statement?: ComparedStatement; left?: LeftPayment[] }

const NO_FILE = 'Choose the statement as .xlsx or CSV.'
const NOTHING_TICKED = 'Tick what the bank has shown first.'
const UNREADABLE = 'What was ticked did not arrive whole. Upload the statement again.'
const MOST_AT_ONCE = 1_000

const confirmed = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      paise: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAISE)),
      utr: v.pipe(v.string(), v.regex(/^(?:[A-Z\d]{12,22})?$/)),
      day: v.pipe(
        v.string(),
        v.check((text) => dayStart(text) !== undefined),
      ),
    }),
  ),
  v.maxLength(MOST_AT_ONCE),
)

export const intents = {
  ...paymentIntents,

  async 'read-statement'(form: FormData, { payments }: Shop): Promise<StatementResult> {
    const file = form.get('file')
    if (!(file instanceof File) || file.name === '') return { ok: false, message: NO_FILE }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return { ok: true, message: '', statement: await payments.compareStatement(bytes) }
    } catch (error) {
      if (error instanceof Error && error.name === 'UnreadableSheet') return { ok: false, message: error.message }
      throw error
    }
  },

  /** Each by itself: one that is refused keeps none of the others back, and a second press finds all of them seen. */
  async 'confirm-statement'(
    form: FormData,
    { payments }: Shop,
    _request?: Request,
    who?: string,
  ): Promise<StatementResult> {
    const ticked = readTicked(fieldText(form, 'ticked'))
    if (!ticked) return { ok: false, message: UNREADABLE }
    if (ticked.length === 0) return { ok: false, message: NOTHING_TICKED }
    const left: LeftPayment[] = []
    for (const { id, paise, utr, day } of ticked) {
      const result = await payments.see(id, { who, paise, utr, day })
      if (result.outcome === 'done') continue
      left.push({ id, message: result.outcome === 'gone' ? 'This payment is no longer there.' : result.message })
    }
    return { ok: true, message: seenMessage(ticked.length - left.length, left.length), left }
  },
}

function readTicked(text: string): v.InferOutput<typeof confirmed> | undefined {
  try {
    const read = v.safeParse(confirmed, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Returns '12 payments are seen in the bank. 1 stays as it is.' */
function seenMessage(seen: number, left: number): string {
  const done = `${indianGrouping(seen)} ${seen === 1 ? 'payment is' : 'payments are'} seen in the bank.`
  return left === 0 ? done : `${done} ${indianGrouping(left)} ${left === 1 ? 'stays as it is' : 'stay as they are'}.`
}
