// GET /healthz: 200 once orders can be taken, for whoever watches over the shop.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/health.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const isOpen = await context
    .get(shopContext)
    .takesOrders()
    .catch(() => false)
  return Response.json(
    { takesOrders: isOpen },
    { status: isOpen ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
