// Finds the texts of a page that are in another language than the page.
import { isTamil, type Language } from '#domain/language.ts'
import { latinWords } from '#test/architecture/translations.ts'
import { type PageText, pageTexts } from '#test/page-texts.ts'

type Known = {
  /** Names and texts of the shop, which a page in any language shows as they are; Tamil ones are marked. */
  wrote?: readonly string[]
  /** Names of customers and of their places, which need no mark. */
  people?: readonly string[]
  /** Messages to customers are in their language, and marked. */
  messages?: true
}

export function foreignTexts(
  html: string,
  language: Language,
  { wrote = [], people = [], messages }: Known = {},
): PageText[] {
  const own = longestFirst([...wrote, ...people])
  const inEnglish = longestFirst([...wrote.filter((each) => !isTamil(each)), ...people])
  return pageTexts(html).filter((each) => {
    if (language === 'ta') return !(messages && each.isShown && each.language === 'en') && hasEnglish(each, own)
    return hasUnmarkedTamil(each, each.isShown ? inEnglish : own)
  })
}

function hasEnglish({ text }: PageText, own: readonly string[]): boolean {
  return latinWords(without(text, own)).length > 0
}

/** An attribute cannot mark the Tamil name in it. */
function hasUnmarkedTamil({ text, language, isShown }: PageText, own: readonly string[]): boolean {
  if (isShown && language === 'ta') return false
  return /\p{Script=Tamil}/u.test(without(text, own))
}

function longestFirst(names: readonly string[]): string[] {
  return names.toSorted((a, b) => b.length - a.length)
}

function without(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, ' '), text)
}
