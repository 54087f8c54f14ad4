import assert from 'node:assert/strict'
import test from 'node:test'
import { firstCategories } from '#domain/category/category.ts'
import { stockCounts } from '#domain/product/stock.ts'
import { seededRandom } from './seeded-random.ts'
import { seedProducts } from './products.ts'

const before = new Date('2026-08-01T00:00:00Z')
const there = [{ code: 'PRD0000', category: 'Rocket', image_url: '/media/image/upload/rocket.png' }] as const
const goods = seedProducts({ count: 1_000, there, before }, seededRandom('goods'))

test('every product has a unique, free code', () => {
  const codes = new Set([...there, ...goods].map(({ code }) => code))
  assert.equal(codes.size, 1_001)
  assert.ok([...codes].every((code) => /^PRD\d{4}$/.test(code)))
  assert.equal(new Set(goods.map(({ id }) => id)).size, 1_000)
})

test('the last free codes are found too', () => {
  const nearlyAll = Array.from({ length: 9_999 }, (_, n) => ({ ...there[0], code: `PRD${String(n).padStart(4, '0')}` }))
  const [last] = seedProducts({ count: 1, there: nearlyAll, before }, seededRandom('last'))
  assert.equal(last?.code, 'PRD9999')
  assert.throws(() => seedProducts({ count: 2, there: nearlyAll, before }, seededRandom('none')), /Every product code/)
})

test('all categories have goods, with prices below the MRP, in stock, low and out', () => {
  assert.deepEqual(new Set(goods.map(({ category }) => category)), new Set(firstCategories))
  assert.ok(goods.every(({ price_paise, mrp_paise }) => price_paise > 0 && price_paise <= mrp_paise))
  const { lowStock, outOfStock, inStock } = stockCounts(goods)
  assert.ok(outOfStock > 20 && lowStock > 50 && inStock > 700, JSON.stringify({ lowStock, outOfStock, inStock }))
})

test('a picture is one of the shop’s for its category', () => {
  const pictured = goods.filter(({ image_url }) => image_url !== '')
  assert.ok(pictured.length > 20)
  assert.ok(pictured.every(({ category, image_url }) => category === 'Rocket' && image_url === there[0].image_url))
})

test('they were added before the season began', () => {
  assert.ok(goods.every(({ created_at }) => created_at <= before.toISOString()))
})
