// GET /admin/orders/latest?since=…: orders placed since a moment and shortly before it.
import type { LatestOrder } from '#server/orders/list/latest-orders.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/latest-route'

/** Newest first. */
export type LatestOrders = { orders: LatestOrder[] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const orders = await context.get(shopContext).orders.latest(url.searchParams.get('since') ?? undefined)
  return Response.json({ orders } satisfies LatestOrders, { headers: { 'Cache-Control': 'no-store' } })
}
