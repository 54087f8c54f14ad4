// GET /admin/dispatch/receipt/{name}: the photo of a lorry receipt.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/route'

export function loader({ request, params, context }: Route.LoaderArgs) {
  return context.get(shopContext).media.receipts.serve(params.name, request)
}
