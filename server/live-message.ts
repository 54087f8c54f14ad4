// Hints as the payload of a PostgreSQL notification, which holds 8,000 bytes.
import * as v from 'valibot'
import type { Hint } from './live.ts'

/** A product's id has 64 letters at the most. */
const STOCKS_AT_ONCE = 80

const hint = v.variant('topic', [
  v.object({ topic: v.picklist(['products', 'videos', 'orders', 'sessions']) }),
  v.object({ topic: v.literal('stock'), stock: v.record(v.string(), v.number()) }),
])
const message = v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), hint }))

/** `from` names the process, so that it knows its own again. */
export function writeMessages(from: string, hints: readonly Hint[]): string[] {
  return hints.flatMap(inParts).map((part) => JSON.stringify({ from, hint: part }))
}

/** Undefined for what no process of the shop would say. */
export function readMessage(payload: string | undefined): { from: string; hint: Hint } | undefined {
  const read = v.safeParse(message, payload)
  return read.success ? read.output : undefined
}

function inParts(whole: Hint): Hint[] {
  if (whole.topic !== 'stock') return [whole]
  const entries = Object.entries(whole.stock)
  const parts: Hint[] = []
  for (let first = 0; first < entries.length; first += STOCKS_AT_ONCE) {
    parts.push({ topic: 'stock', stock: Object.fromEntries(entries.slice(first, first + STOCKS_AT_ONCE)) })
  }
  return parts
}
