// Search and filters shared by the product lists.
import type { Filter } from './list-filters.tsx'

export const productSearch = { label: 'Search products', placeholder: 'Search by name, code or category...' }

export const categoryFilter = (categories: Filter['options']): Filter => ({
  name: 'category',
  label: 'Category',
  all: 'All Categories',
  options: categories,
})

export const shownFilter = (...further: Filter['options']): Filter => ({
  name: 'shown',
  label: 'In the shop',
  all: 'On and off',
  options: [{ value: 'on', label: 'Shown' }, { value: 'off', label: 'Switched off' }, ...further],
})
