import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { formatRupees, indianGrouping, paiseFromRupees, rupeesFromPaise } from './money.ts'

const anyPaise = fc.integer({ min: 0, max: 99_999_999_999_99 })

test('§9 Currency rupee, Indian number grouping', () => {
  for (const [paise, text] of [
    [0, '₹0'],
    [5_00, '₹5'],
    [999_00, '₹999'],
    [1_000_00, '₹1,000'],
    [2_000_00, '₹2,000'],
    [12_345_00, '₹12,345'],
    [1_23_456_00, '₹1,23,456'],
    [12_34_567_00, '₹12,34,567'],
    [1_23_45_678_00, '₹1,23,45,678'],
  ] as const) {
    assert.equal(formatRupees(paise), text)
  }
})

test('paise show only when there are some, and always as two digits', () => {
  assert.equal(formatRupees(99_50), '₹99.50')
  assert.equal(formatRupees(1_00_000_05), '₹1,00,000.05')
  assert.equal(formatRupees(7), '₹0.07')
})

test('an amount below nothing carries its sign before the rupee', () => {
  assert.equal(formatRupees(-1_500_00), '-₹1,500')
  assert.equal(formatRupees(-1), '-₹0.01')
  assert.equal(formatRupees(-0.2), '₹0')
  assert.equal(formatRupees(99.6), '₹1')
})

test('§9 the grouping is that of en-IN for every number', () => {
  const intl = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.nat(), (whole) => {
      assert.equal(indianGrouping(whole), intl.format(whole))
    }),
  )
})

test('rupees of the spec become whole paise, and come back', () => {
  assert.equal(paiseFromRupees(19.99), 1999)
  assert.equal(paiseFromRupees(1.1 + 2.2), 330)
  assert.equal(rupeesFromPaise(1999), 19.99)
  fc.assert(
    fc.property(anyPaise, (paise) => {
      assert.equal(paiseFromRupees(rupeesFromPaise(paise)), paise)
    }),
  )
})
