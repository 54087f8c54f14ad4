import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import {
  MAX_QUANTITY,
  MAX_STOCK,
  bulkIncrements,
  clampedStock,
  stockCounts,
  stockLabel,
  stockLevel,
  typedQuantity,
  typedStock,
} from './stock.ts'

test('§4 Stock label: above 10 = In Stock; 1 to 10 = Only N left; 0 = Out of Stock', () => {
  for (const [stock, label, level] of [
    [0, 'Out of Stock', 'out'],
    [1, 'Only 1 left', 'low'],
    [10, 'Only 10 left', 'low'],
    [11, 'In Stock', 'in'],
    [5000, 'In Stock', 'in'],
    [-1, 'Out of Stock', 'out'],
  ] as const) {
    assert.equal(stockLabel(stock), label)
    assert.equal(stockLevel(stock), level)
  }
})

test('§9 Bulk stock increments 10, 25, 50, 100, 150, 200', () => {
  assert.deepEqual(bulkIncrements, [10, 25, 50, 100, 150, 200])
})

test('§5 Stock edits are clamped to at least 0', () => {
  assert.equal(typedStock('-5'), 0)
  assert.equal(typedStock('0'), 0)
  assert.equal(clampedStock(-1), 0)
})

test('§5 a non-numeric inline stock value becomes 0', () => {
  for (const text of ['', ' ', 'abc', '12x', 'NaN', 'Infinity', '-']) assert.equal(typedStock(text), 0, text)
})

test('a typed number is a whole stock, with or without commas', () => {
  assert.equal(typedStock(' 25 '), 25)
  for (const text of ['२५', '௨௫', '٢٥', '２５']) assert.equal(typedStock(text), 25, text)
  assert.equal(typedStock('1,000'), 1000)
  assert.equal(typedStock('7.9'), 7)
  assert.equal(typedStock('1000000000000'), MAX_STOCK)
  for (const slip of ['12e2', '0x10', '1.2.3']) assert.equal(typedStock(slip), 0, slip)
  assert.equal(MAX_STOCK, 1_000_000)
})

test('whatever is typed, stock stays a whole number within its limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const stock = typedStock(text)
      assert.ok(Number.isInteger(stock) && stock >= 0 && stock <= MAX_STOCK)
    }),
  )
})

test('§2 summary counts: Total Products, In Stock, Low Stock, Out of Stock', () => {
  const products = [0, 0, 1, 10, 11, 500, 12].map((stock) => ({ stock }))
  assert.deepEqual(stockCounts(products), { total: 7, inStock: 3, lowStock: 2, outOfStock: 2 })
  assert.deepEqual(stockCounts([]), { total: 0, inStock: 0, lowStock: 0, outOfStock: 0 })
})

test('§4 Typed quantity is at least 1 (non-numeric becomes 1)', () => {
  for (const text of ['', ' ', 'abc', '0', '-4', '0.4', 'NaN', 'Infinity', '12x', '12e2'])
    assert.equal(typedQuantity(text), 1, text)
  assert.equal(typedQuantity(' 12 '), 12)
  for (const text of ['१२', '௧௨', '١٢', '１２']) assert.equal(typedQuantity(text), 12, text)
  assert.equal(typedQuantity('2.9'), 2)
  assert.equal(typedQuantity('1000000000'), MAX_QUANTITY)
})
