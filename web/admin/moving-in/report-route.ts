// GET /admin/import/shop/report: every remark of the last check or save as a text.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/report-route'

export async function loader({ request, context }: Route.LoaderArgs) {
  return await context.get(shopContext).movingIn.report(request)
}
