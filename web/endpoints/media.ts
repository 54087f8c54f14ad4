// GET /media/…: images in their sizes, and videos, whole or in ranges.
import { playedPolicy } from '../http/security-headers.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/media.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const response = await context.get(shopContext).media.serve(new URL(request.url).pathname, request)
  const isVideo = response.headers.get('Content-Type')?.startsWith('video/') === true
  if (isVideo) response.headers.set('Content-Security-Policy', playedPolicy)
  return response
}
