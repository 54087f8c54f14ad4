// Hashes that recognise the same order and the same customer.
import type { OrderPayload } from './stored-attempt.ts'

/** Excludes the accepted total: a price may rise while the response is lost. */
export function payloadPrint(payload: OrderPayload): string {
  const { seenTotalPaise: _, ...order } = payload
  return fingerprintOf(JSON.stringify(order))
}

/** Compares payloads without storing an address (53 bits, after cyrb53). */
function fingerprintOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36)
}

/** Salted with the random key, so that a table of all numbers cannot reverse it. */
export function customerPrint(key: string, mobile: string): string {
  return fingerprintOf(`${key} ${mobile}`)
}
