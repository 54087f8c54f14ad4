// The language of a request: that of its address, or in the back office of the page that sends it, else the one that its person chose.
import { isLanguage, knownLanguage, type Language } from '#domain/language.ts'
import { isOffice } from './canonical-path.ts'
import { splitLanguage } from '#domain/language-address.ts'
import { cookieNamed } from './session-cookie.ts'

const NAME = 'language'
/** Of the page's scripts, which may be older than the choice. */
export const LANGUAGE_HEADER = 'X-Language'
const YEAR_S = 365 * 24 * 60 * 60

export function languageOfRequest({ url, headers }: Request): Language {
  const { language, path } = splitLanguage(new URL(url).pathname)
  const isWork = isOffice(path) || path.startsWith('/media/')
  if (language !== 'en' || !isWork) return language
  const shown = headers.get(LANGUAGE_HEADER)
  return isLanguage(shown) ? shown : languageIn(headers.get('Cookie') ?? '')
}

/** Takes a `Cookie` header or `document.cookie`. */
export function languageIn(cookies: string): Language {
  return knownLanguage(cookieNamed(NAME, cookies, /^[a-z]{2}$/))
}

/** Returns the Set-Cookie value. The sign-in page reads it too, before the person is known. */
export function languageCookie(language: Language): string {
  return `${NAME}=${language}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`
}
