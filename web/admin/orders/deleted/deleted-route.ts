// GET /admin/orders/deleted: the newest deletions that can be undone.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/deleted-route'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(shopContext).orders.restorable())
}
