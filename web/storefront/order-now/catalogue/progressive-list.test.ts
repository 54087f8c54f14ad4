// Sections that come back after a search stand below those that are there, never above.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories, type Category } from '#domain/category.ts'
import { toDraw } from './progressive-list.ts'

const sections = categories.slice(0, 5).map((category) => ({ category }))
const [first, second, third, fourth] = categories

const before = { filter: 'before', backAt: 'here' }
const wider = { filter: 'wider', backAt: 'here' }

function standing(...names: readonly Category[]) {
  return { asked: before, standing: new Set(names), isWhole: true }
}

test('a narrower list that stood already stands at once', () => {
  const narrower = { filter: 'narrower', backAt: undefined }
  assert.deepEqual(toDraw(sections.slice(1, 3), narrower, standing(...categories)), sections.slice(1, 3))
})

test('a wider list begins with what stands at its top, and not with what stands further down', () => {
  assert.deepEqual(toDraw(sections, wider, standing(first, second, fourth)), sections.slice(0, 2))
})

test('there is always something to see: the first section, stood it or not', () => {
  assert.deepEqual(toDraw(sections, wider, standing(third)), sections.slice(0, 1))
  assert.deepEqual(toDraw(sections, wider, standing()), sections.slice(0, 1))
})

test('a section that the shop adds to a list that stands is there at once, and nothing else goes', () => {
  assert.deepEqual(toDraw(sections, before, standing(first, third, fourth)), sections)
})

test('a step back finds the whole list', () => {
  assert.deepEqual(toDraw(sections, { filter: 'wider', backAt: 'there' }, standing(third)), sections)
})
