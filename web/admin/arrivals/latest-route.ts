// GET /admin/orders/latest?since=…: orders placed since a moment and shortly before it.
import type { LatestOrders } from '#server/orders/list/latest-orders.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/latest-route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { orders, now } = context.get(shopContext)
  const latest = await orders.latest(now(), url.searchParams.get('since') ?? undefined)
  return Response.json(latest satisfies LatestOrders, { headers: { 'Cache-Control': 'no-store' } })
}
