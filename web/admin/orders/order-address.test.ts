import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrderCursor } from '#domain/order/order-page.ts'
import { listAddress, orderAddress, pageAddress, pagesBeside } from './order-address.ts'

const filters = new URLSearchParams({ search: 'முருகன் & co', completion: 'Pending' })
const row = (number: number) => ({
  placedAt: `2026-11-20T10:00:0${number}.000Z`,
  orderId: `ORD2026112015300${number}123`,
})
const read = (address: string) => Object.fromEntries(new URLSearchParams(address))

test('an order opens over the current list, and closing returns to it', () => {
  const opened = orderAddress(filters, 'ORD1')
  assert.deepEqual(read(opened), { search: 'முருகன் & co', completion: 'Pending', order: 'ORD1' })
  assert.equal(listAddress(new URLSearchParams(opened)), `?${filters}`)
})

test('an opened order stays on its page of the list', () => {
  const onPage = new URLSearchParams(pageAddress(filters, { side: 'after', ...row(3) }))
  assert.equal(new URLSearchParams(orderAddress(onPage, 'ORD1')).get('after'), onPage.get('after'))
})

test('another page closes the order and replaces the page in the address', () => {
  const params = new URLSearchParams({ order: 'ORD1', before: 'x', sort: 'oldest' })
  const address = new URLSearchParams(pageAddress(params, { side: 'after', ...row(3) }))
  assert.deepEqual([...address.keys()], ['sort', 'after'])
  assert.deepEqual(readOrderCursor(address), { side: 'after', ...row(3) })
})

test('§2 the first page links only to the next', () => {
  const { previous, next } = pagesBeside(filters, { rows: [row(1), row(2)], before: 0, total: 120 })
  assert.equal(previous, undefined)
  assert.equal(read(next ?? '').after, `${row(2).placedAt}_${row(2).orderId}`)
})

test('the page before the second is the first, where new orders come in', () => {
  const { previous } = pagesBeside(filters, { rows: [row(1)], before: 50, total: 120 })
  assert.equal(previous, `?${filters}`)
})

test('the last page links only to the previous', () => {
  const { previous, next } = pagesBeside(filters, { rows: [row(1), row(2)], before: 100, total: 102 })
  assert.equal(read(previous ?? '').before, `${row(1).placedAt}_${row(1).orderId}`)
  assert.equal(next, undefined)
})

test('past the counted orders there is a next page', () => {
  const { next } = pagesBeside(filters, { rows: [row(1), row(2)], before: 98, total: 100, moreThanTotal: true })
  assert.equal(read(next ?? '').after, `${row(2).placedAt}_${row(2).orderId}`)
})

test('a single page has no links to others, and neither has an empty list', () => {
  const none = { previous: undefined, next: undefined }
  assert.deepEqual(pagesBeside(filters, { rows: [row(1)], before: 0, total: 1 }), none)
  assert.deepEqual(pagesBeside(filters, { rows: [], before: 0, total: 0 }), none)
})
