import assert from 'node:assert/strict'
import test from 'node:test'
import { categoryNames as english } from '../words/en/categories.ts'
import { categoryNames as tamil } from '../words/ta/categories.ts'
import { firstCategories } from './category.ts'
import { withUsualName } from './usual-name.ts'

test('each category of a new shop has a name in both languages', () => {
  assert.deepEqual(Object.keys(english), [...firstCategories])
  assert.deepEqual(Object.keys(tamil), [...firstCategories])
})

test('an English page gets no usual name', () => {
  const rocket = { name: 'Rocket' }
  assert.equal(withUsualName(rocket), rocket)
})
