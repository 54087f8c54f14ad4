// The language in which a test reads pages: tests speak English, and find the same on a page in another language.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { BrowserContext, Page } from 'playwright-core'
import { pathIn, splitLanguage } from '#domain/language-address.ts'
import type { Language } from '#domain/language.ts'
import { isOffice } from '#web/http/canonical-path.ts'
import { languageCookie } from '#web/http/language-cookie.ts'
import { inLanguage } from './in-language.ts'
import { shopPhrases } from './shop-phrases.ts'

const reading = new AsyncLocalStorage<Language>()

/** Of the running test; English outside `readingIn`. */
export function languageRead(): Language {
  return reading.getStore() ?? 'en'
}

export function readingIn<T>(language: Language, work: () => T): T {
  return reading.run(language, work)
}

/** The page or context, finding elements by their English texts. */
export function asRead<T extends Page | BrowserContext>(found: T): T {
  const language = languageRead()
  return language === 'en' ? found : inLanguage(found, shopPhrases(language), addressRead)
}

/** Returns the sentence as the shop says it in the language of the test. */
export function said(english: string): string {
  const language = languageRead()
  if (language === 'en') return english
  const [only = english, ...others] = shopPhrases(language).said(english)
  if (others.length > 0) throw new Error(`"${english}" has several translations: ${[only, ...others].join(', ')}`)
  return only
}

/** The heading of a category: outside English its name in the language of the test, then the English one. */
export function titleRead(category: string): string {
  const name = said(category)
  return name === category ? name : `${name} ${category}`
}

/** The page's address in the language of the test. The back office has one address for all languages. */
export function addressRead(address: string): string {
  const isPublic = address.startsWith('/') && !isOffice(address) && splitLanguage(address).language === 'en'
  return isPublic ? pathIn(languageRead(), address) : address
}

/** People of the back office have chosen the language of the test. */
export async function chooseLanguage(context: BrowserContext, origin: string): Promise<void> {
  if (languageRead() === 'en') return
  const [name = '', value = ''] = languageCookie(languageRead()).split(/[=;]/)
  await context.addCookies([{ name, value, url: origin }])
}

/** Of the browser: the shop offers its pages in this language. */
export function localeRead(): string {
  return `${languageRead()}-IN`
}
