/** The languages of the shop, and the languages of texts and customers. */

/** Each in its own letters, for those who read no other. */
export const languageNames = {
  en: 'English',
  ta: 'தமிழ்',
} as const
export type Language = keyof typeof languageNames
/** A language beside English, the shop's own. */
export type OtherLanguage = Exclude<Language, 'en'>
export const languages = Object.keys(languageNames) as Language[]

export function isLanguage(text: unknown): text is Language {
  return languages.some((each) => each === text)
}

/** A removed or invented language counts as English. */
export function knownLanguage(text: unknown): Language {
  return isLanguage(text) ? text : 'en'
}

export function inEachLanguage<T>(valueOf: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, T>
}

/** The least share of Tamil letters; names often mix both scripts. */
const TAMIL_SHARE = 1 / 4

export function isTamil(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const tamil = text.match(/\p{Script=Tamil}/gu)?.length ?? 0
  return tamil > letters * TAMIL_SHARE
}
