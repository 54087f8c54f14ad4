// Search and filters shared by the product lists.
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import type { Filter } from './list-filters.tsx'

export function productSearch() {
  const { searchProducts, searchProductsHint } = wordsOf(common)
  return { label: searchProducts, placeholder: searchProductsHint }
}

export function categoryFilter(categories: Filter['options']): Filter {
  const { category, allCategories } = wordsOf(common)
  return { name: 'category', label: category, all: allCategories, options: categories }
}

export function shownFilter(...further: Filter['options']): Filter {
  const { inShop, onAndOff, shown, switchedOff } = wordsOf(common)
  const options = [{ value: 'on', label: shown }, { value: 'off', label: switchedOff }, ...further]
  return { name: 'shown', label: inShop, all: onAndOff, options }
}
