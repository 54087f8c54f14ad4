// POST /orders: places an order under the browser's Idempotency-Key (§7).
import { addressContext, shopContext } from '#web/shop-context.ts'
import { answerOrder } from './answer-order.ts'
import type { Route } from './+types/orders.ts'

/** The list of orders is in the back office. */
export function loader() {
  return Response.json({ message: 'Orders are sent here by POST.' }, { status: 405, headers: { Allow: 'POST' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerOrder(request, context.get(shopContext), context.get(addressContext))
}
