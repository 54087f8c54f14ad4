// The phrases of the shop's own catalogues, with the names of its categories and places.
import type { Language } from '#domain/language.ts'
import type { Catalogue } from '#domain/words/catalogue.ts'
import * as english from '#domain/words/en.ts'
import { tamilCategories } from '#domain/words/ta/categories.ts'
import { tamilDistricts, tamilStates } from '#domain/words/ta/places.ts'
import { translatedTo } from '#domain/words/translations.ts'
import { type Phrases, phrasesOf } from './phrases.ts'

const made = new Map<Language, Phrases>()

export function shopPhrases(language: Language): Phrases {
  const phrases = made.get(language) ?? phrasesOf(catalogues, translated(language), names[language])
  made.set(language, phrases)
  return phrases
}

const catalogues = english as Record<string, Catalogue>
const names: Partial<Record<Language, Record<string, string>>> = {
  ta: { ...tamilCategories, ...tamilDistricts, ...tamilStates },
}

function translated(language: Language): Record<string, Catalogue> {
  const each = Object.entries(catalogues).map(([name, catalogue]) => [name, translatedTo(language, catalogue)])
  return Object.fromEntries(each)
}
