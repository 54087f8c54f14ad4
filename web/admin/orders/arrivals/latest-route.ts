// GET /admin/orders/newest: the newest order, and how many came in after the one that a tab knows.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/newest-route'

/** `count` is at most 99, and 0 where the tab knows none. `newest` is absent while there is no order. */
export type NewestOrder = { newest?: Known; count: number }
export type Known = { orderId: string; placedAt: string }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { orders } = context.get(shopContext)
  const [placedAt, orderId] = ['placedAt', 'orderId'].map((name) => url.searchParams.get(name))
  const [newest, count] = await Promise.all([
    orders.newest(),
    typeof placedAt === 'string' && typeof orderId === 'string' ? orders.countLater({ placedAt, orderId }) : 0,
  ])
  const known = newest && { orderId: newest.orderId, placedAt: newest.placedAt }
  return Response.json({ ...(known && { newest: known }), count } satisfies NewestOrder, {
    headers: { 'Cache-Control': 'no-store' },
  })
}
