import assert from 'node:assert/strict'
import test from 'node:test'
import { customerCursorText, readCustomerCursor, readCustomerFilter } from './customer-list.ts'

const read = (address: string) => readCustomerFilter(new URLSearchParams(address))

test('the address names search, sort and channel; an unknown value filters nothing', () => {
  assert.deepEqual(read('search=%20Salem%0A&sort=sum'), { search: 'Salem', sort: 'sum', channel: 'online' })
  assert.deepEqual(read('sort=orders&channel=counter'), { search: '', sort: 'orders', channel: 'counter' })
  assert.deepEqual(read('sort=name&channel=shop'), { search: '', sort: 'newest', channel: 'online' })
})

test('a cursor is read as it was written, and anything else is the first page', () => {
  const cursor = { value: 12_345_00, at: '2026-10-28T06:30:00.000Z', id: 'ORD20261028120000123' }
  const after = customerCursorText(cursor)
  for (const each of [cursor, { ...cursor, id: 'CTR20261028120000123' }]) {
    assert.deepEqual(readCustomerCursor(new URLSearchParams({ after: customerCursorText(each) })), each)
  }
  for (const wrong of ['', `-${after}`, `${after}0`, 'ORD20261028120000123']) {
    assert.equal(readCustomerCursor(new URLSearchParams({ after: wrong })), undefined, wrong)
  }
})
