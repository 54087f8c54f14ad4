/** Adds the usual Tamil names of the categories that a new shop starts with. */
import { shownLanguage } from '../words/shown-language.ts'
import { wordsOf } from '../words/catalogue.ts'
import { categoryNames } from '../words/en/categories.ts'
import { findCategory, firstCategories, type ListedCategory } from './category.ts'

const usual = firstCategories.map((name) => ({ name }))

/**
 * Returns the category with its usual name on a Tamil page, if the shop has written none. Only the server has these
 * names: a page receives those that it shows.
 */
export function withUsualName<C extends ListedCategory>(category: C): C {
  if (category.tamilName || shownLanguage() !== 'ta') return category
  const names: Readonly<Record<string, string>> = wordsOf(categoryNames)
  const tamilName = names[findCategory(usual, category.name) ?? '']
  return tamilName ? { ...category, tamilName } : category
}
