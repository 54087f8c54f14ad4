// GET /packs.json: the packs that visitors may add, with the price and stock of their goods now. Cached like the pages.
import { offeredPacks } from '#domain/pack/offered-packs.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/packs-json.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { packs, products } = context.get(shopContext)
  const all = await packs.all()
  const json = offeredPacks(all, all.length > 0 ? await products.offered() : [])
  return Response.json(json, { headers: { 'Cache-Control': 'no-cache' } })
}
