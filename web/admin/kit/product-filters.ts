// Search and filters shared by the product lists.
import { findCategory, type ListedCategory } from '#domain/category/category.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import type { Filter } from './list-filters.tsx'

export function productSearch() {
  const { searchProducts, searchProductsHint } = wordsOf(common)
  return { label: searchProducts, placeholder: searchProductsHint }
}

export function categoryFilter(categories: readonly ListedCategory[], params: URLSearchParams): Filter {
  const { category, allCategories } = wordsOf(common)
  const value = findCategory(categories, params.get('category')) ?? ''
  return { name: 'category', label: category, all: allCategories, options: categories.map(({ name }) => name), value }
}

export function shownFilter(...further: Filter['options']): Filter {
  const { inShop, onAndOff, shown, switchedOff } = wordsOf(common)
  const options = [{ value: 'on', label: shown }, { value: 'off', label: switchedOff }, ...further]
  return { name: 'shown', label: inShop, all: onAndOff, options }
}
