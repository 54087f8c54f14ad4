// The categories that a batch names, as they are called now: they may have been renamed or merged since it was made up.
import { NoSuchCategory } from '#domain/category/category-form.ts'
import { presentCategory } from '#server/categories/category-rows.ts'
import type { Trx } from '#server/database/open.ts'

/** Returns what a category is called now; undefined when it has been deleted. */
export type CategoryNow = (name: string) => string | undefined

/** Keeps the categories from being renamed, merged or deleted until the end of the transaction. To be called before products are locked. */
export async function holdCategories(trx: Trx, names: Iterable<string | undefined>): Promise<CategoryNow> {
  const present = new Map<string, string | undefined>()
  for (const name of [...new Set(names)].toSorted()) {
    if (name !== undefined) present.set(name, await nameNow(trx, name))
  }
  return (name) => present.get(name)
}

/** Returns the sentence for a product that comes back into a category that is gone. */
export function goneCategory(category: string): string {
  return `The category ${category} has been deleted since. Please choose another one for it.`
}

async function nameNow(trx: Trx, name: string): Promise<string | undefined> {
  try {
    return await presentCategory(trx, name)
  } catch (error) {
    if (error instanceof NoSuchCategory) return undefined
    throw error
  }
}
