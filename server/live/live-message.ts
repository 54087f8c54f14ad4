// Messages between a shop's processes, in PostgreSQL notifications of up to 8,000 bytes.
import * as v from 'valibot'

/** Product ids have up to 64 letters. */
const PRODUCTS_PER_MESSAGE = 80

const change = v.variant('topic', [
  v.object({ topic: v.picklist(['products', 'videos', 'orders', 'settings', 'saved settings', 'sessions']) }),
  v.object({ topic: v.literal('stock'), products: v.array(v.string()) }),
])
const payloadSchema = v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), notice: change }))

/**
 * For stock it has product ids without numbers: messages may arrive out of commit order, so the receiver reads the
 * numbers.
 */
export type Change = v.InferOutput<typeof change>

/** `from` identifies the process, which ignores its own messages. */
export function encodeMessages(from: string, changes: readonly Change[]): string[] {
  return changes.flatMap(splitIntoParts).map((part) => JSON.stringify({ from, notice: part }))
}

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
