import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokensOf } from './line-tokens.ts'

const numbers = (text: string) =>
  tokensOf(text)
    .numbers.map(({ value, unit, isQuantity }) => `${value}${unit ?? ''}${isQuantity ? '!' : ''}`)
    .join(' ')

test('sizes in each spelling are one number with its unit', () => {
  for (const text of ['2¾" kuruvi', '2 3/4 inch kuruvi', '2.75 இஞ்ச்', "2-3/4'' kuruvi"])
    assert.equal(numbers(text), '2.75inch', text)
  for (const text of ['10cm', '10 c.m.', '10 செ.மீ', '௧௦ செ.மீ.']) assert.equal(numbers(text), '10cm', text)
  for (const text of ['¼ kg', '1/4kg', 'quarter kg']) assert.equal(numbers(text), '0.25kg', text)
})

test('what marks a quantity', () => {
  for (const text of [
    'pop x 5',
    'pop x5',
    '5 x pop',
    '5x pop',
    'pop - 5',
    'pop=5',
    'pop: 5',
    'pop (5)',
    'pop qty 5',
    'pop *5',
  ]) {
    assert.equal(numbers(text), '5!', text)
  }
  assert.equal(numbers('pop 5'), '5')
  assert.equal(numbers('lakshmi - 4 - 5'), '4 5!')
  assert.equal(numbers('pop 2 x 109'), '2 109')
  assert.equal(numbers('pop 5 box'), '5box')
  assert.equal(numbers('pop 5 பாக்கெட்'), '5count')
  assert.equal(numbers('pop 1 dozen'), '1unclear')
})

test('prices and their sums are no quantity', () => {
  for (const text of ['pop ₹120', 'pop Rs. 1,200', 'pop 120/-', 'pop @ 120 = 360'])
    assert.equal(numbers(text), '', text)
})

test('words are folded as in the search, and polite words dropped', () => {
  assert.deepEqual(tokensOf('Flower Pots (Big) pls').words, ['flower', 'pot', 'big'])
  assert.deepEqual(tokensOf('4×4 Wheel').words, ['4x4', 'wheel'])
})
