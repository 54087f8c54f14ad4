// The language of a request: that of its address, or in the back office the one that its person chose.
import { isLanguage, type Language } from '#domain/language.ts'
import { isOffice } from './canonical-path.ts'
import { splitLanguage } from '#domain/language-address.ts'
import { cookieNamed } from './session-cookie.ts'

const NAME = 'language'
const YEAR_S = 365 * 24 * 60 * 60

export function languageOfRequest({ url, headers }: Request): Language {
  const { language, path } = splitLanguage(new URL(url).pathname)
  const isWork = isOffice(path) || path.startsWith('/media/')
  if (language !== 'en' || !isWork) return language
  const chosen = cookieNamed(NAME, headers.get('Cookie') ?? '', /^[a-z]{2}$/)
  return isLanguage(chosen) ? chosen : 'en'
}

/** Returns the Set-Cookie value. The sign-in page reads it too, before the person is known. */
export function languageCookie(language: Language): string {
  return `${NAME}=${language}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`
}
