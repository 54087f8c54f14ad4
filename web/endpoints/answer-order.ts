// Answers an order that was sent: its limits, its refusals, and the order itself in the spec's shape (spec §7).
import { inShopWording } from '#domain/words.ts'
import { toSpecOrder } from '#domain/spec-shape.ts'
import type { Shop } from '#server/shop.ts'

/** Five hundred lines and an address fit in easily. */
const LARGEST_ORDER_BYTES = 256 * 1024

type Ordering = Pick<Shop, 'orders' | 'orderRateLimit' | 'settings'>

export async function answerOrder(request: Request, shop: Ordering, address: string): Promise<Response> {
  const said = (sentence: string) => inShopWording(shop.settings, sentence)
  const seconds = await shop.orderRateLimit.retryAfterSeconds(address)
  if (seconds > 0) {
    const message = said(`Too many orders at once. Please try again in ${seconds} seconds.`)
    return Response.json({ message }, { status: 429, headers: { 'Retry-After': String(seconds) } })
  }

  const body = await readJson(request, LARGEST_ORDER_BYTES)
  if ('message' in body) return Response.json({ message: body.message }, { status: body.status })
  const key = request.headers.get('Idempotency-Key')
  if (!key) return Response.json({ message: 'The Idempotency-Key header is missing.' }, { status: 400 })

  const placed = await shop.orders.place(key, body.json)
  switch (placed.outcome) {
    case 'placed':
      return Response.json(toSpecOrder(placed.order), { status: 201 })
    case 'repeated':
      return Response.json(toSpecOrder(placed.order), { status: 200 })
    case 'running':
      return Response.json(
        { message: said('This order is being placed.') },
        { status: 409, headers: { 'Retry-After': '1' } },
      )
    case 'refused': {
      const { outcome: _, ...refusal } = placed
      const told = 'message' in refusal ? { ...refusal, message: said(refusal.message) } : refusal
      return Response.json(told, { status: 422 })
    }
  }
}

type Read = { json: unknown } | { message: string; status: 400 | 413 | 415 }

/** Stops reading a body that is larger than it may be. */
async function readJson(request: Request, largestBytes: number): Promise<Read> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    return { message: 'The request must be JSON.', status: 415 }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > largestBytes) return { message: 'The request is too large.', status: 413 }
      chunks.push(chunk)
    }
    return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')) }
  } catch {
    // Also when a phone has lost its line in the middle: nobody hears the answer, and nothing is wrong with the shop.
    return { message: 'The request could not be read as JSON.', status: 400 }
  }
}
