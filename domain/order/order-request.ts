/** The body of POST /orders: customer, product ids, quantities and the total seen. Never a price or a status. */
import * as v from 'valibot'
import { MAX_LINES } from '../cart.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import type { Paise } from '../numbers/money.ts'
import { sentId, wholeNumber } from '../sent-values.ts'
import { wordsOf } from '../words/catalogue.ts'
import { orderRefusals } from '../words/en/order-refusals.ts'

const isWhole = () => wordsOf(orderRefusals).quantity
const tooLarge = () => wordsOf(orderRefusals).quantityAtMost({ most: MAX_QUANTITY })
const WHOLE_PAISE = 'The total that was seen must be a whole number of paise'

const item = v.object(
  {
    id: sentId('Each item needs the id of a product'),
    quantity: v.pipe(
      v.number(isWhole),
      v.integer(isWhole),
      v.minValue(1, () => wordsOf(orderRefusals).quantityAtLeast),
      v.maxValue(MAX_QUANTITY, tooLarge),
    ),
  },
  'Each item needs the id of a product and a quantity',
)

/** Idempotency keys that an order may replace. */
const MAX_ATTEMPTS = 20

function areAttempts(keys: unknown): boolean {
  const all = Array.isArray(keys) ? keys : [keys]
  return all.length <= MAX_ATTEMPTS && all.every((key) => typeof key === 'string' && isIdempotencyKey(key))
}

export const orderRequestSchema = v.object(
  {
    customer: v.optional(v.record(v.string(), v.unknown(), 'The customer details could not be read'), {}),
    // The length is checked first, so that a huge list costs nothing.
    items: v.pipe(
      v.optional(v.unknown(), []),
      v.array(v.unknown(), 'The items of an order must be a list'),
      v.nonEmpty(() => wordsOf(orderRefusals).empty),
      v.maxLength(MAX_LINES, () => wordsOf(orderRefusals).tooManyLines({ most: MAX_LINES })),
      v.array(item),
    ),
    seenTotalPaise: v.optional(wholeNumber(Number.MAX_SAFE_INTEGER, WHOLE_PAISE)),
    supersedes: v.optional(v.custom<string | string[]>(areAttempts, 'The order to replace is not known')),
  },
  'The order could not be read',
)

export type RequestedItem = { id: string; quantity: number }

export type OrderRequest = {
  customer: Record<string, unknown>
  items: RequestedItem[]
  /** Idempotency keys of the browser's earlier attempts; only that browser knows them. */
  supersedes?: string[]
  /** The highest total that the visitor accepts; checked but never stored. */
  seenTotalPaise?: Paise
}

/** Returns the request with quantities summed by product, or the first fault's message. */
export function readOrderRequest(body: unknown): { request: OrderRequest } | { message: string } {
  const result = v.safeParse(orderRequestSchema, body)
  if (!result.success) return { message: result.issues[0].message }
  const { customer, supersedes, seenTotalPaise } = result.output
  const quantities = new Map<string, number>()
  for (const { id, quantity } of result.output.items) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  const items = [...quantities].map(([id, quantity]) => ({ id, quantity }))
  if (items.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    return { message: tooLarge() }
  }
  const earlier = [supersedes ?? []].flat()
  return {
    request: {
      customer,
      items,
      ...(earlier.length > 0 && { supersedes: earlier }),
      ...(seenTotalPaise !== undefined && { seenTotalPaise }),
    },
  }
}

/** Returns true for 16 to 64 letters, digits, dashes or underscores. */
export function isIdempotencyKey(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^[\w-]{16,64}$/.test(text)
}
