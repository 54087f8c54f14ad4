// Sections that come back after a search stand below those that are there, never above.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories } from '#domain/category.ts'
import { withoutGap } from './use-gradually.ts'

const sections = categories.slice(0, 5).map((category) => ({ category }))
const [first, second, third, fourth] = categories

test('a narrower list that stood already stands at once', () => {
  assert.deepEqual(withoutGap(sections.slice(1, 3), new Set(categories)), sections.slice(1, 3))
})

test('a wider list begins with what stands at its top, and not with what stands further down', () => {
  assert.deepEqual(withoutGap(sections, new Set([first, second, fourth])), sections.slice(0, 2))
})

test('there is always something to see: the first section, stood it or not', () => {
  assert.deepEqual(withoutGap(sections, new Set([third])), sections.slice(0, 1))
  assert.deepEqual(withoutGap(sections, new Set()), sections.slice(0, 1))
})
