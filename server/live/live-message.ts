// What processes tell each other, as the payload of a PostgreSQL notification, which holds 8,000 bytes.
import * as v from 'valibot'

/** A product's id has 64 letters at the most. */
const PRODUCTS_AT_ONCE = 80

const notice = v.variant('topic', [
  v.object({ topic: v.picklist(['products', 'videos', 'orders', 'sessions']) }),
  v.object({ topic: v.literal('stock'), products: v.array(v.string()) }),
])
const message = v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), notice }))

/**
 * What changed. Of stock it names the products and no number: messages of two processes can arrive in another order than
 * what they tell of was committed, so whoever hears one reads the number.
 */
export type Notice = v.InferOutput<typeof notice>

/** `from` names the process, so that it knows its own again. */
export function writeMessages(from: string, notices: readonly Notice[]): string[] {
  return notices.flatMap(inParts).map((part) => JSON.stringify({ from, notice: part }))
}

/** Undefined for what no process of the shop would say. */
export function readMessage(payload: string | undefined): { from: string; notice: Notice } | undefined {
  const read = v.safeParse(message, payload)
  return read.success ? read.output : undefined
}

function inParts(whole: Notice): Notice[] {
  if (whole.topic !== 'stock') return [whole]
  const { products } = whole
  const parts: Notice[] = []
  for (let first = 0; first < products.length; first += PRODUCTS_AT_ONCE) {
    parts.push({ topic: 'stock', products: products.slice(first, first + PRODUCTS_AT_ONCE) })
  }
  return parts
}
