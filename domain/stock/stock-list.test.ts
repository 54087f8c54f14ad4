import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstList } from '#test/fixtures/first-list.ts'
import { LOW_STOCK_MAX } from '../product/stock.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import {
  filterStock,
  readLowStock,
  readStockFilter,
  rowLevel,
  sortStock,
  type StockRow,
  stockSummary,
} from './stock-list.ts'

const row = (name: string, stock: number, perDay: number, more: Partial<StockRow> = {}): StockRow => ({
  ...goods.flowerPots,
  id: name,
  code: name,
  name,
  discount: 80,
  createdAt: '2026-01-01T00:00:00.000Z',
  stock,
  perDay: { 14: perDay, 30: perDay / 2 },
  ...more,
})
const rows = [
  row('Pots', 500, 100),
  row('Rocket', 30, 1, { category: 'Rocket', lowStock: 40, tamilName: 'ராக்கெட்' }),
  row('Sparkler', 0, 3),
  row('Chakkar', 4, 0, { enabled: false }),
]
const filtered = (query: string, shopLowStock = LOW_STOCK_MAX) =>
  filterStock(rows, readStockFilter(new URLSearchParams(query), firstList), shopLowStock).map(({ name }) => name)

test('without a filter every product is listed, those that run out first at the top', () => {
  assert.deepEqual(filtered(''), ['Sparkler', 'Pots', 'Rocket', 'Chakkar'])
  assert.deepEqual(
    sortStock(rows, 30).map(({ name }) => name),
    ['Sparkler', 'Pots', 'Rocket', 'Chakkar'],
  )
})

test('the filters find products that run out soon, are low, out, unsold or off, and a Tamil name', () => {
  assert.deepEqual(filtered('show=soon'), ['Pots'])
  assert.deepEqual(filtered('show=soon&days=30'), [], 'half as fast over thirty days')
  assert.deepEqual(filtered('show=low'), ['Rocket', 'Chakkar'])
  assert.deepEqual(filtered('show=out'), ['Sparkler'])
  assert.deepEqual(filtered('show=unsold'), ['Chakkar'])
  assert.deepEqual(filtered('shown=off'), ['Chakkar'])
  assert.deepEqual(filtered('category=rockets'), ['Rocket'])
  assert.deepEqual(filtered('search=ராக்கெட்'), ['Rocket'])
  assert.deepEqual(filtered('show=all&days=7&category=none'), filtered(''), 'unknown values filter nothing')
})

test('a product is low by its own limit, else by the shop’s', () => {
  assert.equal(rowLevel({ stock: 30, lowStock: 40 }, 10), 'low')
  assert.equal(rowLevel({ stock: 30 }, 10), 'in')
  assert.equal(rowLevel({ stock: 30 }, 50), 'low')
  assert.equal(rowLevel({ stock: 3, lowStock: 0 }, 50), 'in')
  assert.deepEqual(filtered('show=low', 500), ['Pots', 'Rocket', 'Chakkar'])
  assert.deepEqual(stockSummary(rows, 14, LOW_STOCK_MAX), { soon: 1, low: 2, out: 1 })
  assert.deepEqual(stockSummary(rows, 14, 500), { soon: 1, low: 3, out: 1 })
})

test('a low-stock limit is a whole number in any script; none means the shop’s own', () => {
  assert.deepEqual(readLowStock(' '), { pieces: undefined })
  assert.deepEqual(readLowStock('௪௦'), { pieces: 40 })
  assert.deepEqual(readLowStock('-1'), { fault: 'Enter 0 or more.' })
  assert.deepEqual(readLowStock('ten'), { fault: 'Enter a whole number, for example 48.' })
})
