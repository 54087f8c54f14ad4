// The phrases of the shop's own catalogues, with the names of its categories and places.
import type { Language } from '#domain/language.ts'
import type { Catalogue } from '#domain/words/catalogue.ts'
import * as english from '#domain/words/en.ts'
import { categoryNames } from '#domain/words/ta/categories.ts'
import { puducherryDistricts, stateNames, tamilNaduDistricts } from '#domain/words/ta/places.ts'
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
  ta: { ...categoryNames, ...tamilNaduDistricts, ...puducherryDistricts, ...stateNames },
}

function translated(language: Language): Record<string, Catalogue> {
  const each = Object.entries(catalogues).map(([name, catalogue]) => [name, translatedTo(language, catalogue)])
  return Object.fromEntries(each)
}
