import assert from 'node:assert/strict'
import test from 'node:test'
import { asciiDigits } from './digits.ts'

const isDecimal = (text: string) => /^\p{Nd}+$/u.test(text)

test('the digits of every numbering system that Intl knows are 0 to 9', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
    return Array.from({ length: 10 }, (_, digit) => format.format(digit)).join('')
  })
  const decimal = systems.filter(isDecimal)
  assert.ok(decimal.length > 50, `${decimal.length} systems`)
  for (const digits of decimal) assert.equal(asciiDigits(digits), '0123456789', digits)
})

test('every decimal digit of Unicode becomes one digit, in runs of 0 to 9', () => {
  const all = Array.from({ length: 0x110000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter(isDecimal)
  assert.ok(all.length >= 700, `${all.length} digits`)
  assert.equal(asciiDigits(all.join('')), '0123456789'.repeat(all.length / 10))
})

test('anything but digits stays as it is', () => {
  for (const text of ['', 'Rs. 50', 'abc', '½', '²', '①', 'Ⅷ', '四', '-1', '😀', 'கவிதா']) {
    assert.equal(asciiDigits(text), text)
  }
})
