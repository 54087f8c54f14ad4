// POST /orders: places an order under the browser's Idempotency-Key and answers in the spec's order shape (spec §7).
import { toSpecOrder } from '#domain/spec-shape.ts'
import { addressContext, shopContext } from '#web/shop-context.ts'
import { readJson } from './read-json.ts'
import type { Route } from './+types/orders.ts'

/** Five hundred lines and an address fit in easily. */
const LARGEST_ORDER_BYTES = 256 * 1024

/** There is nothing to look at here; the admin's list is behind sign-in. */
export function loader() {
  return Response.json({ message: 'Orders are sent here by POST.' }, { status: 405, headers: { Allow: 'POST' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const shop = context.get(shopContext)
  const seconds = shop.orderFlood.secondsToWait(context.get(addressContext))
  if (seconds > 0) {
    const message = `Too many orders at once. Please try again in ${seconds} seconds.`
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
      return Response.json({ message: 'This order is being placed.' }, { status: 409, headers: { 'Retry-After': '1' } })
    case 'refused': {
      const { outcome: _, ...refusal } = placed
      return Response.json(refusal, { status: 422 })
    }
  }
}
