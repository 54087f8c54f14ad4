/** Tests of the admin's product list. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { filterProducts, readProductFilter } from './product-list.ts'
import type { ProductFilter } from './product-list.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'

const everything: ProductFilter = { search: '', unit: '', category: '', stock: '', sort: 'oldest' }
const products = [giftBox, lakshmiCrackers, sparklers].map((product, day) => ({
  ...product,
  createdAt: `2026-10-0${day + 1}T06:30:00.000Z`,
}))

function ids(filter: Partial<ProductFilter>): string[] {
  return filterProducts(products, { ...everything, ...filter }).map(({ id }) => id)
}

test('§2 Search by name, code or category', () => {
  assert.deepEqual(ids({ search: 'gift BOX 35' }), ['gift-box'])
  assert.deepEqual(ids({ search: 'PRD00' }), ['lakshmi', 'sparklers'])
  assert.deepEqual(ids({ search: 'one sound' }), ['lakshmi'])
  assert.deepEqual(ids({ search: 'nothing like it' }), [])
})

test('C P3-9 the words of a search count in any order and with any blanks between them', () => {
  assert.deepEqual(ids({ search: 'box   gift' }), ['gift-box'])
  assert.deepEqual(ids({ search: ' crackers  lakshmi ' }), ['lakshmi'])
})

test('§2 filter Per: All Per, 1Box, 1Pkt', () => {
  assert.deepEqual(ids({ unit: '' }), ['gift-box', 'lakshmi', 'sparklers'])
  assert.deepEqual(ids({ unit: '1box' }), ['gift-box', 'sparklers'])
  assert.deepEqual(ids({ unit: '1pkt' }), ['lakshmi'])
})

test('§2 filter category', () => {
  assert.deepEqual(ids({ category: 'Sparklers' }), ['sparklers'])
  assert.deepEqual(ids({ category: 'Rocket' }), [])
})

test('§2 filter stock: All Stock, Low to High, High to Low, Out of Stock', () => {
  assert.deepEqual(ids({ stock: '' }), ['gift-box', 'lakshmi', 'sparklers'])
  assert.deepEqual(ids({ stock: 'low-to-high' }), ['sparklers', 'gift-box', 'lakshmi'])
  assert.deepEqual(ids({ stock: 'high-to-low' }), ['lakshmi', 'gift-box', 'sparklers'])
  assert.deepEqual(ids({ stock: 'out' }), ['sparklers'])
  assert.deepEqual(filterProducts([{ ...giftBox, stock: 1 }], { ...everything, stock: 'out' }), [])
})

test('each summary count has its filter: In Stock, Low Stock, Out of Stock', () => {
  const list = [0, 1, 10, 11].map((stock) => ({ ...giftBox, id: `${stock}`, stock }))
  const found = (stock: ProductFilter['stock']) => filterProducts(list, { ...everything, stock }).map(({ id }) => id)
  assert.deepEqual([found('in'), found('low'), found('out')], [['11'], ['1', '10'], ['0']])
})

test('the newest come first, or sorted by name, price or category', () => {
  assert.deepEqual(ids({ sort: 'newest' }), ['sparklers', 'lakshmi', 'gift-box'])
  assert.deepEqual(ids({ sort: 'category' }), ['lakshmi', 'sparklers', 'gift-box'])
  const prices = filterProducts(products, { ...everything, sort: 'price' }).map(({ pricePaise }) => pricePaise)
  assert.deepEqual(
    prices,
    prices.toSorted((a, b) => a - b),
  )
  const named = ['10" Lakshmi', 'பூச்சட்டி', '4" Lakshmi', 'Bomb'].map((name) => ({ ...giftBox, name }))
  const names = filterProducts(named, { ...everything, sort: 'name' }).map(({ name }) => name)
  assert.deepEqual(names, ['4" Lakshmi', '10" Lakshmi', 'Bomb', 'பூச்சட்டி'])
  assert.deepEqual(ids({ sort: 'newest', stock: 'low-to-high' }), ['sparklers', 'gift-box', 'lakshmi'])
})

test('all filters work together', () => {
  assert.deepEqual(ids({ search: 'prd', unit: '1box', stock: 'low-to-high' }), ['sparklers', 'gift-box'])
  assert.deepEqual(ids({ search: 'prd', unit: '1pkt', stock: 'out' }), [])
})

test('the list that is filtered stays as it was', () => {
  const before = [...products]
  ids({ stock: 'low-to-high' })
  assert.deepEqual(products, before)
})

test('the filter is read from the URL', () => {
  const params = new URLSearchParams({ search: ' laks ', unit: '1pkt', category: 'ONE SOUND CRACKERS', stock: 'out' })
  assert.deepEqual(readProductFilter(params), {
    search: 'laks',
    unit: '1pkt',
    category: 'One sound crackers',
    stock: 'out',
    sort: 'newest',
  })
})

test('an unknown value in the URL filters nothing', () => {
  assert.deepEqual(readProductFilter(new URLSearchParams()), { ...everything, sort: 'newest' })
  assert.deepEqual(readProductFilter(new URLSearchParams('unit=1Box&category=xyz&stock=toString&sort=at')), {
    ...everything,
    sort: 'newest',
  })
  assert.equal(readProductFilter(new URLSearchParams({ search: 'x'.repeat(5000) })).search.length, 100)
})
