// How the form of the categories says that a heading is a new category, or none.
export const NEW_CATEGORY = '+'
export const NOT_A_CATEGORY = '-'

/** Returns the category's name that a choice says; '' for a heading that is no category. */
export function chosenCategory(choice: string): string {
  if (choice === NOT_A_CATEGORY) return ''
  return choice.startsWith(NEW_CATEGORY) ? choice.slice(NEW_CATEGORY.length) : choice
}
