/** Shows products and categories by their name in the language of the page. */
import type { Language } from '../language.ts'
import { shownLanguage } from '../words/shown-language.ts'

/** `name` is the shop's own, in English or any other language. */
export type Named = { name: string; tamilName?: string | undefined }

/** `other` is the name that is not shown first; undefined without a Tamil name. */
export type Names = { shown: string; other: string | undefined }

export function namesOf({ name, tamilName }: Named, language: Language = shownLanguage()): Names {
  if (!tamilName || tamilName === name) return { shown: name, other: undefined }
  return language === 'ta' ? { shown: tamilName, other: name } : { shown: name, other: tamilName }
}

export function shownName(named: Named): string {
  return namesOf(named).shown
}
