// GET /products.json: the catalogue in the spec's product shape, prices in rupees (spec §3, §7).
import { toSpecProduct } from '#domain/spec-shape.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/products-json.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const products = await context.get(shopContext).products.all()
  return Response.json(products.map(toSpecProduct), { headers: { 'Cache-Control': 'no-cache' } })
}
