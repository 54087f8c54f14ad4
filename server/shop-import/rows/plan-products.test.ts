import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCategories } from '#domain/category/category.ts'
import { openCodes, planProducts } from './plan-products.ts'
import { openCategoryNames } from './read-product.ts'
import type { Report } from './report.ts'
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
const report = { add() {}, unknown() {} } as unknown as Report
const product = { productName: 'Rocket', category: '1box', items: 'Rocket', mrp: 10, ourPrice: 5 }

function codesOf(products: Record<string, object>) {
  const categories = openCategoryNames(firstCategories.map((name) => ({ name })))
  const needs = { state, categories, now: new Date('2026-01-01'), report }
  const { added } = planProducts(new Map(Object.entries(products)), needs)
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
