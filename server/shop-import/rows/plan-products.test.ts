import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { firstCategories } from '#domain/category/category.ts'
import { openCodes, planProducts } from './plan-products.ts'
import { openCategoryNames } from './read-product.ts'
import type { Remark, Report } from './report.ts'
import type { ShopState } from './shop-state.ts'

const state: ShopState = {
  categories: [],
  products: new Map(),
  former: new Map(),
  moved: new Set(),
  videos: new Map(),
  orderIds: new Set(),
  imported: { products: new Map(), orders: new Map(), videos: new Set() },
  demoProducts: 0,
}
const said: string[] = []
const report = {
  add: ({ field, sentence }: Remark) => said.push(`${field}: ${sentence}`),
  unknown() {},
} as unknown as Report
const product = { productName: 'Rocket', category: '1box', items: 'Rocket', mrp: 10, ourPrice: 5 }

function planned(products: Record<string, object>) {
  const categories = openCategoryNames(firstCategories.map((name) => ({ name })))
  const needs = { state, categories, now: new Date('2026-01-01'), report }
  said.length = 0
  return planProducts(new Map(Object.entries(products)), needs).added
}

function codesOf(products: Record<string, object>) {
  const added = planned(products)
  return Object.fromEntries(added.map(({ key, row }) => [key, row.code]))
}

test('a product keeps its code, also if an earlier one without a code would get it', () => {
  const code = openCodes([]).free('a')
  const { a, b } = codesOf({ a: product, b: { ...product, code } })
  assert.equal(b, code)
  assert.match(a ?? '', /^PRD\d{4}$/)
  assert.notEqual(a, code)
})

test('of two products with one code the first keeps it', () => {
  const { a, b } = codesOf({ a: { ...product, code: 'PRD0042' }, b: { ...product, code: 'PRD0042' } })
  assert.equal(a, 'PRD0042')
  assert.notEqual(b, 'PRD0042')
})

const hidden = (price: string) => `enabled: We cannot be sure of its price, ${price}. Your shop hides it`

suite('a price that is none, or unsure, hides its product', () => {
  const table: [what: string, changes: object, paise: number, enabled: number, says: string | undefined][] = [
    ['a price', {}, 5_00, 1, undefined],
    ['₹0', { ourPrice: 0 }, 0, 0, hidden('₹0')],
    ['a discount with its sign', { mrp: '1,000', ourPrice: undefined, discount: '80%' }, 200_00, 1, undefined],
    ['a discount of all', { ourPrice: undefined, discount: 100 }, 0, 0, hidden('₹0')],
    ['a discount in words', { ourPrice: undefined, discount: 'much' }, 10_00, 0, hidden('₹10')],
    ['no price and no discount', { ourPrice: undefined }, 10_00, 0, hidden('₹10')],
    ['two amounts', { ourPrice: '2.500' }, 2_50, 0, 'ourPrice: “2.500” could be two amounts. We read ₹2.50.'],
    ['two amounts, and a discount', { ourPrice: '2.500', discount: 50 }, 5_00, 1, 'ourPrice: “2.500” is no amount.'],
    ['two amounts of the M.R.P.', { mrp: '12.500' }, 5_00, 1, 'mrp: “12.500” is no amount. We use its price, ₹5.'],
    ['only an M.R.P., of two amounts', { mrp: '12.500', ourPrice: undefined }, 12_50, 0, hidden('₹12.50')],
    ['two stocks', { stock: '1.000' }, 5_00, 1, 'stock: “1.000” is no stock. We use 0.'],
  ]
  for (const [what, changes, paise, enabled, says] of table)
    test(what, () => {
      const [only] = planned({ a: { ...product, ...changes } })
      assert.deepEqual([only?.row.price_paise, only?.row.enabled], [paise, enabled])
      if (says === undefined) assert.ok(!said.some((each) => each.startsWith('enabled')), said.join('\n'))
      else
        assert.ok(
          said.some((each) => each.startsWith(says)),
          said.join('\n'),
        )
    })
})
