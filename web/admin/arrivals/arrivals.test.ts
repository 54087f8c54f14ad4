import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Arrivals, afterLook as afterRead, firstLook as firstRead, type Newest } from './arrivals.ts'

function order(number: number): Newest {
  return { orderId: `ORD${number}`, placedAt: `2026-11-20T10:00:0${number}.000Z`, name: 'Selvi', totalPaise: 2000_00 }
}

const NOW = '2026-11-20T10:00:30.000Z'
const firstLook = (newest: Newest | undefined, listed: readonly Newest[] = [], readAt = NOW) =>
  firstRead({ newest, listed, readAt })
const afterLook = (arrivals: Arrivals, newest: Newest | undefined, listed: readonly Newest[], readAt = NOW) =>
  afterRead(arrivals, { newest, listed, readAt })

test('§2 an order that was placed after the screen opened is new', () => {
  const arrivals = afterLook(firstLook(order(1)), order(2), [order(2), order(1)])
  assert.deepEqual(arrivals.fresh, ['ORD2'])
  assert.equal(arrivals.latest?.orderId, 'ORD2')
})

test('two orders placed between two loads are both new', () => {
  const arrivals = afterLook(firstLook(order(1)), order(3), [order(3), order(2), order(1)])
  assert.deepEqual(arrivals.fresh, ['ORD3', 'ORD2'])
})

test('the first order of an empty shop is new', () => {
  assert.deepEqual(afterLook(firstLook(undefined), order(1), [order(1)]).fresh, ['ORD1'])
})

test('loading the same orders again changes nothing', () => {
  const opened = firstLook(order(2))
  assert.equal(afterLook(opened, order(2), [order(2), order(1)]), opened)
})

test('older orders that another filter brings up are not new', () => {
  const opened = firstLook(order(3))
  assert.equal(afterLook(opened, order(3), [order(1), order(2)]), opened)
})

test('a new order that the filters hide is still announced', () => {
  const arrivals = afterLook(firstLook(order(1)), order(2), [])
  assert.deepEqual([arrivals.latest?.orderId, arrivals.fresh], ['ORD2', []])
})

test('deleting the newest order makes no older one new', () => {
  const opened = firstLook(order(3))
  assert.equal(afterLook(opened, order(2), [order(2)]), opened)
})

test('orders of the same moment are distinguished by id', () => {
  const twin = { ...order(1), orderId: 'ORD9' }
  assert.deepEqual(afterLook(firstLook(order(1)), twin, [twin, order(1)]).fresh, ['ORD9'])
})

test('new orders count until the admin presses something, even those that a filter hides', () => {
  const first = afterLook(firstLook(order(1)), order(3), [order(3), order(2), order(1)])
  const second = afterLook(first, order(4), [])
  assert.deepEqual([first.latest?.count, second.latest?.count, second.unseen], [2, 3, 3])
  const seen = { ...second, unseen: 0 }
  assert.equal(afterLook(seen, order(5), [order(5)]).latest?.count, 1)
})

const moment = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
const at = (minutes: number, orderId: string) => ({ ...order(1), orderId, placedAt: moment(minutes) })

test('after a clock that was ahead is set right, new orders are announced, and no earlier one', () => {
  const [older, ahead, later] = [at(-5, 'ORDolder'), at(60, 'ORDahead'), at(62, 'ORDlater')]
  const opened = firstLook(ahead, [ahead, older], moment(60))
  const announced = afterLook(opened, later, [later, ahead, older], moment(62))
  assert.deepEqual(announced.fresh, ['ORDlater'])
  assert.equal(afterLook(announced, older, [later, ahead, older], moment(2)), announced)
  const fresh = at(3, 'ORDnew')
  const again = afterLook(announced, fresh, [later, ahead, fresh, older], moment(3))
  assert.deepEqual([again.latest?.orderId, again.fresh], ['ORDnew', ['ORDlater', 'ORDnew']])
  // When the clock reaches the orders that were ahead.
  const between = at(61, 'ORDbetween')
  const reached = afterLook(again, later, [later, between, ahead, fresh], moment(61))
  assert.deepEqual([reached.latest?.orderId, reached.fresh.at(-1)], ['ORDbetween', 'ORDbetween'])
})
