// GET /admin/orders/rows?ids=…: rows that a screen still shows but its list has lost.
import { shopContext } from '#web/shop-context.ts'
import { markedRows } from '../marked-rows.ts'
import type { Route } from './+types/rows-route'

/** More than a screen shows. */
const IDS_AT_MOST = 500

export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = (url.searchParams.get('ids') ?? '').split(',').slice(0, IDS_AT_MOST)
  const shop = context.get(shopContext)
  return Response.json(await markedRows(shop, await shop.orders.listed(ids)))
}
