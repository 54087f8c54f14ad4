// Messages of the categories screen.
import type { Category } from '#domain/category/category.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { categories } from '#domain/words/en/office/goods/categories.ts'

/** `moved` products have a new category name. */
export function savedText(name: Category, moved: number): string {
  const text = wordsOf(categories)
  return moved === 0 ? text.saved({ name }) : text.savedWith({ name, count: moved })
}

export function mergedText(into: Category, moved: number): string {
  const text = wordsOf(categories)
  return moved === 0 ? text.merged({ into }) : text.mergedWith({ into, count: moved })
}

export function enabledText(name: Category, enabled: boolean): string {
  const text = wordsOf(categories)
  return enabled ? text.isOnNow({ name }) : text.isOffNow({ name })
}
