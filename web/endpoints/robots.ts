// GET /robots.txt: everything may be read but the back office and what is no page.
import type { Route } from './+types/robots.ts'

/** The sign-in is not named: its page keeps itself out of every index. */
const closed = ['/admin', '/orders', '/live']

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
