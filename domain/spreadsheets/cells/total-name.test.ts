import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTotalName } from './total-name.ts'

test('a total is one by all of its words', () => {
  for (const text of [
    'Total',
    'GRAND TOTAL (Rs.)',
    'Sub-total:',
    'Total as on 30 November 2026',
    'Total amount to pay',
  ])
    assert.equal(isTotalName(text), true, text)
  for (const text of ['Total Fire', 'TOTAL GAS AGENCY', 'Totally Red', 'Alpha total'])
    assert.equal(isTotalName(text), false, text)
})
