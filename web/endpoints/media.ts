// GET /media/…: the shop's pictures, as stored or in one of the sizes that pages use, and its videos, whole or in pieces.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/media.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return context.get(shopContext).media.serve(new URL(request.url).pathname, request)
}
