import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { formatRupees } from './money.ts'
import { parseRupees } from './typed-rupees.ts'

const anyPaise = fc.integer({ min: 0, max: 99_999_999_999_99 })

test('every shown amount can be typed back', () => {
  fc.assert(
    fc.property(anyPaise, (paise) => {
      assert.equal(parseRupees(formatRupees(paise)), paise)
    }),
  )
})

test('rupees are read as people type them', () => {
  for (const [text, paise] of [
    ['20', 20_00],
    [' ₹ 20 ', 20_00],
    ['Rs. 20', 20_00],
    ['rs20', 20_00],
    ['1,234.5', 1_234_50],
    ['1,23,456', 1_23_456_00],
    ['123,456', 1_23_456_00],
    ['0.05', 5],
    ['.5', 50],
    ['0', 0],
    ['007', 7_00],
    ['19.99', 19_99],
    ['१२', 12_00],
    ['₹ ௧,௨௩,௪௫௬.௫', 1_23_456_50],
    ['Rs. 50', 50_00],
    ['९९.५०', 99_50],
  ] as const) {
    assert.equal(parseRupees(text), paise, text)
  }
})

test('§5 mrp and price step 0.01, min 0: anything else is no price', () => {
  for (const text of [
    '',
    ' ',
    '₹',
    '.',
    '-1',
    '₹-5',
    '1.234',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    'ten',
    '12 34',
    '1,5',
    '1,2345',
    '1,2345,678',
    '1234,567',
    ',500',
    '5.',
    '9'.repeat(13),
    '1'.repeat(1_000_000),
  ]) {
    assert.equal(parseRupees(text), undefined, text.slice(0, 20))
  }
})

test('no text at all makes a negative, broken or fractional amount', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const paise = parseRupees(text)
      assert.ok(paise === undefined || (Number.isSafeInteger(paise) && paise >= 0))
    }),
  )
})
