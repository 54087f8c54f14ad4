// The language in which sentences are read now: of the request on the server, of the page in the browser.
import { isLanguage, type Language } from '../language.ts'
import { wordsOf } from './catalogue.ts'
import { language } from './en/language.ts'

export function shownLanguage(): Language {
  const { code } = wordsOf(language)
  return isLanguage(code) ? code : 'en'
}
