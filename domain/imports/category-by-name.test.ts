import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCategories } from '../category/category.ts'
import { sheetProduct as product } from '#test/fixtures/sheet-product.ts'
import { categoriesByName } from './category-by-name.ts'
import { planImport } from './import-plan.ts'
import type { ListedRow, RowValues } from './read-row.ts'

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

let number = 1
const row = (values: RowValues, heading: string): ListedRow => ({
  number: (number += 1),
  heading,
  values,
  faults: [],
  ambiguities: [],
})

test('a new product of a list without categories goes where its name says, else where all others go', () => {
  const categories = new Map([
    ['bomb', 'Bomb'],
    ['wala', 'Wala'],
    ['', 'Other crackers'],
  ])
  const typed = row({ name: 'Hydro Bomb', pricePaise: 100 }, '')
  const { rows } = planImport(
    [
      row({ name: 'Classic Bomb', pricePaise: 100 }, ''),
      row({ name: 'Kurvi', pricePaise: 100 }, ''),
      row({ name: '4" Lakshmi', pricePaise: 2100 }, ''),
      row({ name: '1000 Wala Bomb', pricePaise: 100 }, 'BOMBS'),
      typed,
    ],
    {
      products: [product('PRD0003', '4" Lakshmi', { category: 'Wala' })],
      categories,
      defaults: { stock: 100, unit: '1box' },
      answers: new Map(),
      confirmed: new Map(),
      corrections: new Map([[typed.number, new Map([['category', 'Wala']])]]),
    },
  )
  assert.deepEqual(
    rows.map(({ category, status }) => [category, status]),
    [
      ['Bomb', 'new'],
      ['Other crackers', 'new'],
      ['Wala', 'changed'],
      ['Bomb', 'new'],
      ['Wala', 'new'],
    ],
  )
})
