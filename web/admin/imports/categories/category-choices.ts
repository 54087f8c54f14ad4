// Form values for a new category and for none.
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'

export const NEW_CATEGORY = '+'
export const NOT_A_CATEGORY = '-'

/** Returns the chosen name; '' for a heading that is no category. */
export function chosenCategory(choice: string): string {
  if (choice === NOT_A_CATEGORY) return ''
  return choice.startsWith(NEW_CATEGORY) ? choice.slice(NEW_CATEGORY.length) : choice
}

/** For new products of a list without categories. */
export function otherCategory(): string {
  return wordsOf(imports).otherCrackers
}

/** The value of the form before anybody chooses: a heading that the shop does not know is a new category. */
export function firstChoice(
  { text, chosen }: { text: string; chosen?: string | undefined },
  names: readonly string[],
): string {
  if (chosen === '') return text === '' ? '' : NOT_A_CATEGORY
  if (text === '') return firstChoice({ text: otherCategory(), chosen: chosen ?? otherCategory() }, names)
  return chosen !== undefined && names.includes(chosen) ? chosen : NEW_CATEGORY + (chosen ?? text)
}

export function isNewChoice(choice: string): boolean {
  return choice.startsWith(NEW_CATEGORY)
}
