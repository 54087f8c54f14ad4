// GET /robots.txt: crawlers may read all but the back office and API.
import { languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import type { Route } from './+types/robots.ts'

/** Omits the sign-in: its page has noindex. */
const closed = ['/admin', ...languages.map((language) => pathIn(language, '/orders')), '/live']

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
