// POST /orders: places an order under the browser's Idempotency-Key and answers in the spec's order shape (spec §7).
import { addressContext, shopContext } from '#web/shop-context.ts'
import { answerOrder } from './answer-order.ts'
import type { Route } from './+types/orders.ts'

/** There is nothing to look at here; the admin's list is behind sign-in. */
export function loader() {
  return Response.json({ message: 'Orders are sent here by POST.' }, { status: 405, headers: { Allow: 'POST' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerOrder(request, context.get(shopContext), context.get(addressContext))
}
