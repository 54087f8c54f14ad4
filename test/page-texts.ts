// Every text of a page, with its language: what people see, screen readers say and search engines read.

export type PageText = {
  text: string
  language: string
  /** In an element; otherwise in an attribute, the title, <meta> or JSON-LD, where no part has a language of its own. */
  isShown: boolean
}

const PIECES =
  /<!--[\s\S]*?-->|<!\w[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+/g
const ATTRIBUTES = /([\w:-]+)="([^"]*)"/g
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Attributes that people read or hear. */
const READ = new Set(['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder', 'label'])
/** Buttons whose value is their name. */
const VALUE_IS_NAME = /type="(?:submit|button|reset)"/
/** Of <meta>: for programs only. */
const FOR_PROGRAMS =
  /"(?:viewport|theme-color|color-scheme|robots|referrer|format-detection|og:(?:type|locale.*|url|image|image:(?:width|height|type))|twitter:(?:card|image)|mobile-web-app-capable)"/
/** Of JSON-LD: types, addresses and codes. */
const FACTS_FOR_PROGRAMS =
  /^@|^(?:address|url|image|logo|sameAs|item|availability|itemCondition|priceCurrency|currenciesAccepted|addressCountry|inLanguage|hasMap|target|urlTemplate|query-input|priceValidUntil|availableLanguage)$/

export function pageTexts(html: string): PageText[] {
  const texts: PageText[] = []
  const open: { name: string; language: string }[] = []
  const current = () => open.at(-1)?.language ?? ''
  const add = (text: string, language: string, isShown = false) => {
    const readable = decoded(text).replaceAll(/\s+/g, ' ').trim()
    if (readable !== '') texts.push({ text: readable, language, isShown })
  }
  for (const [piece, raw, rawAttributes = '', content = '', closing, name = '', attributes = ''] of html.matchAll(
    PIECES,
  )) {
    if (raw === 'script' && rawAttributes.includes('application/ld+json')) {
      for (const text of factsOf(JSON.parse(content))) add(text, current())
    } else if (closing === '/') {
      const at = open.findLastIndex((each) => each.name === name)
      if (at >= 0) open.length = at
    } else if (name !== '') {
      const found = new Map([...attributes.matchAll(ATTRIBUTES)].map(([, key = '', value = '']) => [key, value]))
      const language = found.get('lang') ?? current()
      for (const [key, value] of found) if (READ.has(key)) add(value, language)
      if (name === 'input' && VALUE_IS_NAME.test(attributes)) add(found.get('value') ?? '', language)
      if (name === 'meta' && !FOR_PROGRAMS.test(attributes)) add(found.get('content') ?? '', language)
      if (!VOID.has(name) && !attributes.endsWith('/')) open.push({ name, language })
    } else if (!piece.startsWith('<')) add(piece, current(), open.at(-1)?.name !== 'title')
  }
  return texts
}

function factsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(factsOf)
  return Object.entries(value).flatMap(([key, each]) => (FACTS_FOR_PROGRAMS.test(key) ? [] : factsOf(each)))
}

function decoded(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}
