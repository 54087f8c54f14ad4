// The catalogues of the other languages beside the English ones. Only the server has them all.
import type { Language } from '../language.ts'
import { type Catalogue, translateBy, type Translation } from './catalogue.ts'
import * as english from './en.ts'
import { writeBy } from './in-language.ts'
import * as tamil from './ta.ts'

/** A sentence without a translation is English. */
export type Translations = {
  readonly [Name in keyof typeof english]?: Partial<Translation<(typeof english)[Name]>>
}

const translations: Readonly<Record<Exclude<Language, 'en'>, ReadonlyMap<Catalogue, Catalogue>>> = {
  ta: byEnglish(tamil satisfies Translations),
}

export type Languages = { current(): Language; during<T>(language: Language, work: () => T): T }

/** Chooses the language of every sentence when it is read. */
export function speak({ current, during }: Languages): void {
  translateBy((catalogue) => translatedTo(current(), catalogue))
  writeBy(during)
}

export function translatedTo(language: Language, catalogue: Catalogue): Catalogue {
  return language === 'en' ? catalogue : (translations[language].get(catalogue) ?? catalogue)
}

function byEnglish(translated: Translations): ReadonlyMap<Catalogue, Catalogue> {
  const catalogues = Object.entries(english) as [keyof typeof english, Catalogue][]
  return new Map(catalogues.map(([name, catalogue]) => [catalogue, { ...catalogue, ...translated[name] }]))
}
