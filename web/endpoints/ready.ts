// GET /readyz: 200 while the shop can store an order, else 503 with the reason.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/ready.ts'

/** A closed season is ready: readiness concerns the machine. */
export async function loader({ context }: Route.LoaderArgs) {
  const { availability, settings } = context.get(shopContext)
  const readiness = await availability.readiness()
  return Response.json(
    { ...readiness, takingOrders: settings.takingOrders },
    { status: readiness.ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
