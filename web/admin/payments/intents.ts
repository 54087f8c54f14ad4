// Intents of the payments screen.
import { intentTable, type Sender } from '../kit/intent.ts'
import * as v from 'valibot'
import { dayStart } from '#domain/dates/indian-date.ts'
import { MOST_PAISE } from '#domain/payments/payment-form.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
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
  // For what customers sent.
  'add-payment': orderPaymentIntents['add-payment'],
  'dismiss-said': orderPaymentIntents['dismiss-said'],
  ...intentTable('orders', {
    'read-statement': {
      may: 'staff',
      says: false,
      run: async (form: FormData, { payments }: Shop): Promise<StatementResult> => {
        const file = form.get('file')
        if (!(file instanceof File) || file.name === '') return { ok: false, message: wordsOf(statements).noFile }
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
      says: () => wordsOf(paymentWords).didCompare,
      run: async (form: FormData, { payments }: Shop, { session: { id: who } }: Sender): Promise<StatementResult> => {
        const text = wordsOf(statements)
        const ticked = readTicked(fieldText(form, 'ticked'))
        if (!ticked) return { ok: false, message: text.unreadableTicks }
        if (ticked.length === 0) return { ok: false, message: text.noneTicked }
        const left: LeftLine[] = []
        const recorded: Record<string, Payment> = {}
        for (const { id, orderId, mark, ...line } of ticked) {
          const result =
            orderId === undefined
              ? await payments.see(id ?? '', { who, ...line, line: mark })
              : await payments.addFromBank(orderId, { mark, ...line }, { who })
          if (result.outcome === 'done') recorded[mark] = result.payment
          else left.push({ mark, message: result.outcome === 'gone' ? text.gone : result.message })
        }
        const count = ticked.length - left.length
        return {
          ok: true,
          message: left.length === 0 ? text.marked({ count }) : text.markedExcept({ count }),
          left,
          recorded,
        }
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
