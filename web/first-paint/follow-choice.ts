// At the bare address of the shop, shows the language that the reader chose.
import { languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'

export const CHOICE_NAME = 'language'

/**
 * Runs before paint on `/` alone. A step in the history, a reload and a link of the shop itself stay: a visitor who presses
 * English before the page's scripts can note the choice arrives there.
 */
export function followChoice(): string {
  const others = languages.filter((language) => language !== 'en')
  const pages = Object.fromEntries(others.map((language) => [language, pathIn(language, '/')]))
  return `try {
  const pages = ${JSON.stringify(pages)}
  const chosen = JSON.parse(localStorage.getItem('${CHOICE_NAME}'))
  const [{ type }] = performance.getEntriesByType('navigation')
  if (Object.hasOwn(pages, chosen) && type === 'navigate' && !document.referrer.startsWith(location.origin + '/')) {
    document.documentElement.style.visibility = 'hidden'
    location.replace(pages[chosen] + location.search + location.hash)
  }
} catch {}
`
}
