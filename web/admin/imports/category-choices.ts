// Form values for a new category and for none.
export const NEW_CATEGORY = '+'
export const NOT_A_CATEGORY = '-'

/** Returns the chosen name; '' for a heading that is no category. */
export function chosenCategory(choice: string): string {
  if (choice === NOT_A_CATEGORY) return ''
  return choice.startsWith(NEW_CATEGORY) ? choice.slice(NEW_CATEGORY.length) : choice
}
