// Intents of the payments screen.
import { intentTable, type Sender } from '../kit/intent.ts'
import * as v from 'valibot'
import { counted } from '#domain/counted.ts'
import { dayStart } from '#domain/indian-date.ts'
import { MOST_PAISE } from '#domain/payments/payment-form.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { ComparedStatement } from '#server/payments/statements.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { orderPaymentIntents, paymentIntents } from './payment-intents.ts'

/** An unrecorded bank line and the reason; `mark` identifies the line. */
export type LeftLine = { mark: string; message: string }
/** `recorded` are the other payments, by mark. */
export type StatementResult = ActionResult & {
  statement?: ComparedStatement
  left?: LeftLine[]
  recorded?: Record<string, Payment>
}

const NO_FILE = 'Choose the statement as .xlsx or CSV.'
const NOTHING_TICKED = 'Tick what the bank has shown first.'
const UNREADABLE = 'What was ticked did not arrive whole. Upload the statement again.'
const LINE_GONE = 'This payment or this order is no longer there.'
const MOST_AT_ONCE = 1_000

const confirmed = v.pipe(
  v.array(
    v.object({
      // The payment to confirm, or the order whose due it pays.
      id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
      orderId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
      mark: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
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
  // For a deleted order, which has no details.
  'give-back': orderPaymentIntents['give-back'],
  ...intentTable('orders', {
    'read-statement': {
      may: 'staff',
      says: false,
      run: async (form: FormData, { payments }: Shop): Promise<StatementResult> => {
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
    },

    /** One by one: a refusal stops no other, and a second press finds all confirmed. */
    'confirm-statement': {
      may: 'staff',
      says: 'Ticked payments of a bank statement as seen',
      run: async (form: FormData, { payments }: Shop, { session: { id: who } }: Sender): Promise<StatementResult> => {
        const ticked = readTicked(fieldText(form, 'ticked'))
        if (!ticked) return { ok: false, message: UNREADABLE }
        if (ticked.length === 0) return { ok: false, message: NOTHING_TICKED }
        const left: LeftLine[] = []
        const recorded: Record<string, Payment> = {}
        for (const { id, orderId, mark, ...line } of ticked) {
          const result =
            orderId === undefined
              ? await payments.see(id ?? '', { who, ...line, line: mark })
              : await payments.addFromBank(orderId, { mark, ...line }, { who })
          if (result.outcome === 'done') recorded[mark] = result.payment
          else left.push({ mark, message: result.outcome === 'gone' ? LINE_GONE : result.message })
        }
        return { ok: true, message: seenMessage(ticked.length - left.length, left.length), left, recorded }
      },
    },
  }),
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
  const done = `${counted(seen, 'payment is', 'payments are')} seen in the bank.`
  return left === 0 ? done : `${done} ${counted(left, 'stays as it is', 'stay as they are')}.`
}
