// GET /live: tells an open page what changed, as server-sent events; orders only while its session lasts.
import { sessionToken } from '#web/session-cookie.ts'
import { shopContext } from '#web/shop-context.ts'
import { liveStream } from './live-stream.ts'
import type { Route } from './+types/live.ts'

const PUBLIC_TOPICS = ['products', 'videos', 'stock']

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const asked = new URL(request.url).searchParams.get('topics')?.split(',') ?? PUBLIC_TOPICS
  const token = sessionToken(request)
  const isSignedIn = async () => (await shop.signIn.session(token)) !== undefined
  const needsSession = asked.includes('orders')
  if (needsSession && !(await isSignedIn())) return new Response('Please sign in.', { status: 401 })

  const topics = new Set(asked.filter((topic) => topic === 'orders' || PUBLIC_TOPICS.includes(topic)))
  const mayGoOn = needsSession ? isSignedIn : undefined
  return new Response(liveStream({ live: shop.live, topics, mayGoOn, left: request.signal }), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}
