// The messages between the processes of a shop, as payloads of a PostgreSQL notification, which holds 8,000 bytes.
import * as v from 'valibot'

/** A product's id has 64 letters at the most. */
const PRODUCTS_PER_MESSAGE = 80

const change = v.variant('topic', [
  v.object({ topic: v.picklist(['products', 'videos', 'orders', 'settings', 'saved settings', 'sessions']) }),
  v.object({ topic: v.literal('stock'), products: v.array(v.string()) }),
])
const payloadSchema = v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), notice: change }))

/**
 * What changed. Of stock it names the products and no number: messages of two processes can arrive in another order than
 * their changes were committed, so the receiver reads the number.
 */
export type Change = v.InferOutput<typeof change>

/** Returns the payloads; `from` names the process, so that it recognises its own. */
export function encodeMessages(from: string, changes: readonly Change[]): string[] {
  return changes.flatMap(splitIntoParts).map((part) => JSON.stringify({ from, notice: part }))
}

/** Returns undefined for what no process of the shop would send. */
export function decodeMessage(payload: string | undefined): { from: string; change: Change } | undefined {
  const parsed = v.safeParse(payloadSchema, payload)
  return parsed.success ? { from: parsed.output.from, change: parsed.output.notice } : undefined
}

function splitIntoParts(whole: Change): Change[] {
  if (whole.topic !== 'stock') return [whole]
  const { products } = whole
  const parts: Change[] = []
  for (let first = 0; first < products.length; first += PRODUCTS_PER_MESSAGE) {
    parts.push({ topic: 'stock', products: products.slice(first, first + PRODUCTS_PER_MESSAGE) })
  }
  return parts
}
