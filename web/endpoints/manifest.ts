// GET /manifest.webmanifest: the installable app, which starts in the language of its address.
import { href } from 'react-router'
import { pagePath } from '#domain/language-address.ts'
import { settingsIn } from '#domain/settings/settings-in.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { language } from '#domain/words/en/language.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/manifest.ts'

/** Home screens cut longer names. */
const SHORT_NAME_MAX = 12

export function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = settingsIn(shownLanguage(), context.get(shopContext).settings)
  const manifest = {
    // One app in every language.
    id: '/',
    name,
    short_name: shortName(name),
    ...(tagline && { description: tagline }),
    lang: wordsOf(language).tag,
    start_url: pagePath(href('/ordernow')),
    scope: '/',
    display: 'standalone',
    // --paper and --marigold-light of web/styles/tokens.css
    background_color: '#fbf4e3',
    theme_color: '#ffd36b',
    // Not the owner's logo: home screens need squares of exactly these sizes, with a margin for the mask.
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Returns the first words that fit: 'Sri Vinayaga' for 'Sri Vinayaga Crackers'. A longer first word stays whole. */
function shortName(name: string): string {
  const words = name.split(' ')
  const begins = words.map((_, index) => words.slice(0, index + 1).join(' '))
  return begins.findLast((begin) => begin.length <= SHORT_NAME_MAX) ?? begins[0] ?? name
}
