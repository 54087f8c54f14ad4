/** The settings that have a text in each language: 'tagline' in English, 'tamilTagline' in Tamil. */

/** Types, schemas, labels and inputs of the Tamil texts follow from this list. The shop's name has its own rule. */
export const translatedFields = [
  'tagline',
  'address',
  'place',
  'openingHours',
  'closedSentence',
  'blockedSentence',
  'bookingSentence',
  'burstingHours',
  'safetyCard',
  'bannerLines',
  'heroTitle',
  'heroText',
  'legalNotice',
  'aboutText',
  'whatsNext',
  'policies',
] as const

export type TranslatedField = (typeof translatedFields)[number]
export type InTamil<Name extends string> = `tamil${Capitalize<Name>}`
export type TamilField = InTamil<TranslatedField>

export function inTamil<Name extends string>(name: Name): InTamil<Name> {
  return `tamil${name.charAt(0).toUpperCase()}${name.slice(1)}` as InTamil<Name>
}

export function isTranslated(name: string): name is TranslatedField {
  return translatedFields.some((field) => field === name)
}

/** Returns both settings with the same limits; `tamil` is for a text that is required in English only. */
export function inBoth<Name extends TranslatedField, English, Tamil = English>(
  name: Name,
  english: (label: Name | InTamil<Name>) => English,
  tamil?: (label: InTamil<Name>) => Tamil,
): Record<Name, English> & Record<InTamil<Name>, Tamil> {
  const twin = inTamil(name)
  return { [name]: english(name), [twin]: (tamil ?? english)(twin) } as Record<Name, English> &
    Record<InTamil<Name>, Tamil>
}
