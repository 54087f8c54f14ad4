// The price sheet can be filled with a numeric keyboard alone; a box takes digits, and never more than the stock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxAfter, boxStep, digitsOf, quantityTyped } from './quantity-input.ts'

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

for (const [key, held, step] of [
  ['Enter', {}, 1],
  ['Enter', { shiftKey: true }, -1],
  ['ArrowDown', {}, 1],
  ['ArrowUp', {}, -1],
  ['ArrowDown', { altKey: true }, undefined],
  ['ArrowRight', {}, undefined],
  ['7', {}, undefined],
] as const) {
  test(`${Object.keys(held).join()} ${key} steps ${step}`, () => {
    assert.equal(boxStep({ ...none, ...held, key }), step)
  })
}

test('steps end at the first and the last box', () => {
  const boxes = ['one', 'two', 'three']
  assert.equal(boxAfter(boxes, 'one', 1), 'two')
  assert.equal(boxAfter(boxes, 'three', 1), undefined)
  assert.equal(boxAfter(boxes, 'one', -1), undefined)
  assert.equal(boxAfter(boxes, 'four', 1), undefined)
})

for (const [typed, kept] of [
  ['12', '12'],
  ['1.5', '15'],
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
