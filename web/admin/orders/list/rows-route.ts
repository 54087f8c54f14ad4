// GET /admin/orders/rows?ids=…: rows that a screen still shows but its list has lost.
import { shopContext } from '#web/shop-context.ts'
import { markedRows } from '../marked-rows.ts'
import type { Route } from './+types/rows-route'
import { MOST_IDS } from './look-up-rows.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = (url.searchParams.get('ids') ?? '').split(',')
  if (ids.length > MOST_IDS) throw new Response(`More than ${MOST_IDS} ids`, { status: 400 })
  const shop = context.get(shopContext)
  return Response.json(await markedRows(shop, await shop.orders.listed(ids)))
}
