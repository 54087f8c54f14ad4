// Raw requests of the bench's clients.
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'

/** Consecutive ids are this far apart, so that concurrent orders want different products. */
const STEP = 29

/** A page in brotli. The shop caches it by host name. */
export function pageRequest(path: string, { Host = 'shop.bench', ...headers }: Record<string, string> = {}): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${Host}\r\nAccept-Encoding: br\r\n${headerLines(headers)}\r\n`
}

type OrderOptions = { lines?: number; quantity?: number; headers?: Record<string, string> }

/** By the test customer, with a new key. */
export function orderRequest(
  productIds: readonly string[],
  { lines = 10, quantity = 5, headers = {} }: OrderOptions = {},
): string {
  const first = Math.floor(Math.random() * productIds.length)
  const items = Array.from({ length: lines }, (_, line) => {
    return { id: productIds[(first + line * STEP) % productIds.length], quantity }
  })
  const body = JSON.stringify({ customer: lakshmi, items })
  return (
    'POST /orders HTTP/1.1\r\nHost: shop.bench\r\nContent-Type: application/json\r\n' +
    `Idempotency-Key: ${newKey()}\r\n${headerLines(headers)}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  )
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}
