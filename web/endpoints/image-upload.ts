// POST /media/image/upload: takes one picture from the signed-in admin and answers with its secure_url (spec §7).
import { sessionToken } from '#web/session-cookie.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/image-upload.ts'

export function loader() {
  return refusal('Pictures are sent here by POST.', 405, { Allow: 'POST' })
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  if (!(await shop.signIn.session(sessionToken(request)))) return refusal('Please sign in.', 401)
  if (request.method !== 'POST') return loader()
  const received = await shop.media.receiveImage(request)
  if ('message' in received) return refusal(received.message, received.status)
  return Response.json({ secure_url: received.secureUrl }, { headers: { 'Cache-Control': 'no-store' } })
}

function refusal(message: string, status: number, headers: Record<string, string> = {}) {
  // The rest of a refused body is not waited for.
  return Response.json({ error: { message } }, { status, headers: { Connection: 'close', ...headers } })
}
