// The language in which sentences are read now: of the request on the server, of the page in the browser.
import { isLanguage, isTamil, type Language } from '../language.ts'
import { wordsOf } from './catalogue.ts'
import { language } from './en/language.ts'

export function shownLanguage(): Language {
  const { code } = wordsOf(language)
  return isLanguage(code) ? code : 'en'
}

/**
 * Returns the `lang` attribute (WCAG 3.1.2), which selects voice and font; undefined for a text in the language of the
 * page, and for one without letters or in a third script.
 */
export function languageOf(text: string, page: Language = shownLanguage()): Language | undefined {
  if (isTamil(text)) return page === 'ta' ? undefined : 'ta'
  return page !== 'en' && /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}
