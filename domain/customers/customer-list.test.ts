/** Tests of what the list of customers is filtered by. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { customerCursorText, readCustomerCursor, readCustomerFilter } from './customer-list.ts'

const read = (address: string) => readCustomerFilter(new URLSearchParams(address))

test('28.7 the address names search and sort; what is unknown filters nothing', () => {
  assert.deepEqual(read('search=%20Salem%0A&sort=sum'), { search: 'Salem', sort: 'sum' })
  assert.deepEqual(read('sort=orders'), { search: '', sort: 'orders' })
  assert.deepEqual(read('sort=name'), { search: '', sort: 'newest' })
})

test('28.7 a cursor is read as it was written, and anything else is the first page', () => {
  const cursor = { value: 12_345_00, placedAt: '2026-10-28T06:30:00.000Z', orderId: 'ORD20261028120000123' }
  const after = customerCursorText(cursor)
  assert.deepEqual(readCustomerCursor(new URLSearchParams({ after })), cursor)
  for (const wrong of ['', `-${after}`, `${after}0`, 'ORD20261028120000123']) {
    assert.equal(readCustomerCursor(new URLSearchParams({ after: wrong })), undefined, wrong)
  }
})
