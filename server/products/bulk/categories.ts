// Resolves a bulk change's categories, which may have been renamed or merged since.
import { NoSuchCategory } from '#domain/category/category-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import { presentCategory } from '#server/categories/category-rows.ts'
import type { Trx } from '#server/database/open.ts'

/** Undefined for a deleted category. */
export type CategoryNow = (name: string) => string | undefined

/** Locks the categories. Call before locking products. */
export async function lockCategories(trx: Trx, names: Iterable<string | undefined>): Promise<CategoryNow> {
  const present = new Map<string, string | undefined>()
  for (const name of [...new Set(names)].toSorted()) {
    if (name !== undefined) present.set(name, await nameNow(trx, name))
  }
  return (name) => present.get(name)
}

export function goneCategory(category: string): string {
  return wordsOf(productChanges).categoryGone({ category })
}

async function nameNow(trx: Trx, name: string): Promise<string | undefined> {
  try {
    return await presentCategory(trx, name)
  } catch (error) {
    if (error instanceof NoSuchCategory) return undefined
    throw error
  }
}
