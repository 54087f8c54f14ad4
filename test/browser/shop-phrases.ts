// The phrases of the shop's own catalogues, with the names of its categories and places.
import type { Language } from '#domain/language.ts'
import type { Catalogue } from '#domain/words/catalogue.ts'
import * as english from '#domain/words/en.ts'
import * as tamil from '#domain/words/ta.ts'
import { tamilCategories } from '#domain/words/ta/categories.ts'
import { tamilDistricts, tamilStates } from '#domain/words/ta/places.ts'
import { type Phrases, phrasesOf } from './phrases.ts'

const made = new Map<Language, Phrases>()

export function shopPhrases(language: Exclude<Language, 'en'>): Phrases {
  const phrases = made.get(language) ?? create[language]()
  made.set(language, phrases)
  return phrases
}

const create = {
  ta: () =>
    phrasesOf(english as Record<string, Catalogue>, tamil as Record<string, Catalogue>, {
      ...tamilCategories,
      ...tamilDistricts,
      ...tamilStates,
    }),
} satisfies Record<Exclude<Language, 'en'>, () => Phrases>
