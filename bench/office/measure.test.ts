import assert from 'node:assert/strict'
import test from 'node:test'
import { isOver, median, tableOf } from './measure.ts'

const quick = { what: '/admin', how: 'document', ms: 12.4, limitMs: 300 }
const slow = { what: '/admin/orders', how: 'data', ms: 301, limitMs: 300, note: 'worst 400' }

test('the middle counts, and what stands exactly at its limit is within it', () => {
  assert.equal(median([9, 1, 5]), 5)
  assert.equal(median([1, 9]), 9)
  assert.ok(Number.isNaN(median([])))
  assert.deepEqual([quick, slow, { ...slow, ms: 300 }].map(isOver), [false, true, false])
})

test('the table marks what is over its limit, with columns under each other', () => {
  assert.deepEqual(tableOf('Server', [quick, slow]).split('\n'), [
    '',
    'Server',
    '✓  /admin         document      12 ms  of   300',
    '✗  /admin/orders  data         301 ms  of   300  worst 400',
    '',
  ])
})
