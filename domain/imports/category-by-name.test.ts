import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCategories } from '../category/category.ts'
import { categoriesByName } from './category-by-name.ts'

const categoryOf = categoriesByName([...firstCategories, ''])

test('a name says its category by all words of it, or by those in brackets', () => {
  for (const [name, category] of [
    ['Flower Pots Deluxe (5pcs)', 'Flowers pots'],
    ['FANCY FLOWER POT', 'Fancy flower pots'],
    ['Gift Box -21 item', 'Gift box'],
    ['7cm Electric Sparklers', 'Sparklers'],
    ['Chakkar Big (25pcs)', 'Ground crackers (Chakkar)'],
    ['11/2” Twinkling Star', 'Twinkling star (Sattai)'],
    ['1000 Wala', 'Wala'],
  ] as const) {
    assert.equal(categoryOf(name), category, name)
  }
})

test('a name that says two categories, or none, has none', () => {
  for (const name of ['Rocket Bomb', '4” Lakshmi', 'Two Sound', 'Fancy', ''])
    assert.equal(categoryOf(name), undefined, name)
})
