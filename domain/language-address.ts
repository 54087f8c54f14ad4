// Public pages have an address in each language: /ordernow in English, /ta/ordernow in Tamil.
import { isLanguage, type Language, type OtherLanguage } from './language.ts'
import { shownLanguage } from './words/shown-language.ts'

/** Before the path of every page in this language; '' in English. */
export type Basename = '' | `/${OtherLanguage}`

export function basenameOf(language: Language): Basename {
  return language === 'en' ? '' : `/${language}`
}

/** Returns the language of a path, and the path of the same page in English. The router asks for the data of /ta at /ta.data. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, home = ''] = /^\/([^/]*)\.data$/.exec(path) ?? []
  if (isOther(home)) return { language: home, path: '/_.data' }
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const code = first.toLowerCase()
  return isOther(code) ? { language: code, path: rest || '/' } : { language: 'en', path }
}

/** The path of the page in the language of the request or of the browser's files. `path` is that of the English page. */
export function pagePath(path: string): string {
  return pathIn(shownLanguage(), path)
}

/** `path` is that of the English page. */
export function pathIn(language: Language, path: string): string {
  const basename = basenameOf(language)
  if (basename === '') return path
  return path === '/_.data' ? `${basename}.data` : path === '/' ? basename : basename + path
}

function isOther(code: string): code is OtherLanguage {
  return isLanguage(code) && code !== 'en'
}
