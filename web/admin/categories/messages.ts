// Messages of the categories screen.
import { counted } from '#domain/counted.ts'
import type { Category } from '#domain/category/category.ts'

export const CATEGORY_FAILED = 'Failed to change the category. Please try again.'
export const CATEGORY_GONE = 'Someone else deleted or merged this category.'
export const CHOOSE_TARGET = 'Please choose the category that gets its products.'

/** Returns '1 product', '12 products'. */
export function productCount(count: number): string {
  return counted(count, 'product')
}

export function addedText(name: Category): string {
  return `${name} has been added, last in the list`
}

/** `moved` products have a new category name. */
export function savedText(name: Category, moved: number): string {
  return moved === 0 ? `${name} has been saved` : `${name} has been saved, with its ${productCount(moved)}`
}

export function mergedText(into: Category, moved: number): string {
  return moved === 0 ? `Merged into ${into}` : `Merged into ${into}: ${productCount(moved)} moved`
}

export function enabledText(name: Category, enabled: boolean): string {
  return enabled ? `${name} is on. Visitors see it again.` : `${name} is off. Visitors cannot see or order it.`
}

export function notEmptyText(name: Category, products: number): string {
  return `${name} has ${productCount(products)}. Choose where its products go.`
}
