import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsOf, quantityTyped } from './quantity-input.ts'

for (const [typed, kept] of [
  ['12', '12'],
  ['1.5', '1'],
  ['௧.௫', '1'],
  ['1,000', '1000'],
  ['1,000.5', '1000'],
  ['No. 5', '5'],
  ['-3', '3'],
  [' 7 ', '7'],
  ['ten', ''],
  ['௧௨', '12'],
  ['१२', '12'],
  ['１２', '12'],
  ['1234567', '12345'],
] as const) {
  test(`'${typed}' leaves the digits '${kept}'`, () => assert.equal(digitsOf(typed), kept))
}

for (const [typed, stock, quantity, isOverStock] of [
  ['12', 30, 12, false],
  ['30', 30, 30, false],
  ['31', 30, 30, true],
  ['5', 0, 0, true],
  ['', 30, 0, false],
  ['0', 30, 0, false],
  ['007', 30, 7, false],
  ['99999', 1_000_000, 10_000, true],
  ['0', 0, 0, false],
] as const) {
  test(`§5 '${typed}' of ${stock} in stock is ${quantity}${isOverStock ? ', refused' : ''}`, () => {
    assert.deepEqual(quantityTyped(typed, stock), { quantity, isOverStock })
  })
}
