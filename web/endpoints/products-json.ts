// GET /products.json: the catalogue, prices in rupees (§3, §7).
import { createHash } from 'node:crypto'
import { toSpecProduct } from '#domain/spec-shape.ts'
import { shopContext } from '#web/shop-context.ts'
import { knowsEtag } from './known-etag.ts'
import type { Route } from './+types/products-json.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const products = await context.get(shopContext).products.offered()
  const json = JSON.stringify(products.map(toSpecProduct))
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', ETag: etag }
  return knowsEtag(request, etag) ? new Response(null, { status: 304, headers }) : new Response(json, { headers })
}
