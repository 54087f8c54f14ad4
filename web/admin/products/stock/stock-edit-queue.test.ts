import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  afterQueueEvent,
  type StockEditQueue,
  type QueueEvent,
  type Edit,
  emptyQueue,
  shownStock,
} from './stock-edit-queue.ts'

const run = (...events: QueueEvent[]) => events.reduce<StockEditQueue>(afterQueueEvent, emptyQueue)
const typed = (seen: number, to: number, id = 'p1'): QueueEvent => ({
  type: 'edited',
  edit: { id, key: 'a key', kind: 'typed', seen, typed: to },
})
const bulk = (units: number, key = 'a key'): QueueEvent => ({
  type: 'edited',
  edit: { id: 'p1', key, kind: 'bulk', units },
})
const sent: QueueEvent = { type: 'taken', base: 10 }

test('an edit shows before it is saved', () => {
  assert.equal(shownStock(run(typed(10, 9)), 'p1', 10), 9)
  assert.equal(shownStock(run(typed(10, 9), sent), 'p1', 10), 9)
  assert.equal(shownStock(run(typed(10, 9), sent, bulk(25)), 'p1', 10), 34)
  assert.equal(shownStock(run(typed(10, 9)), 'p2', 10), 10)
})

test('three quick presses on minus are sent as one edit', () => {
  const queue = run(typed(10, 9), typed(9, 8), typed(8, 7))
  assert.deepEqual(queue.waiting, [{ id: 'p1', key: 'a key', kind: 'typed', seen: 10, typed: 7 }] satisfies Edit[])
})

test('a sent edit does not change', () => {
  const queue = run(typed(10, 9), sent, typed(9, 8))
  assert.deepEqual(queue.sending?.edit, { id: 'p1', key: 'a key', kind: 'typed', seen: 10, typed: 9 })
  assert.equal(queue.waiting.length, 1)
  assert.equal(shownStock(queue, 'p1', 10), 8)
})

test('"+25" pressed twice is +50', () => {
  const queue = run(bulk(25), bulk(25))
  assert.equal(queue.waiting.length, 2)
  assert.equal(shownStock(queue, 'p1', 10), 60)
})

test('only one edit is sent at a time', () => {
  const queue = run(typed(10, 9), typed(5, 4, 'p2'), sent, { type: 'taken', base: 5 })
  assert.equal(queue.sending?.edit.id, 'p1')
  assert.deepEqual(
    queue.waiting.map(({ id }) => id),
    ['p2'],
  )
})

test('our own edit, received before its answer, is not counted twice', () => {
  assert.equal(shownStock(run(bulk(25), sent), 'p1', 35), 35)
})

test('§8 after the answer the shop’s stock is shown', () => {
  assert.equal(shownStock(run(typed(10, 20), sent, { type: 'answered' }), 'p1', 17), 17)
})

test('a sale received while an edit waits is not lost', () => {
  assert.equal(shownStock(run(typed(10, 20)), 'p1', 7), 17)
})

test('§5 the shown stock never falls below 0', () => {
  assert.equal(shownStock(run(typed(5, 0)), 'p1', 2), 0)
})

const lost: QueueEvent = { type: 'lost' }
const answered: QueueEvent = { type: 'answered' }
const keyOf = (queue: StockEditQueue) => queue.sending?.edit.key

test('an edit whose answer was lost, pressed again, is sent under its first key; the next one is a new one', () => {
  const again = run(bulk(50, 'first'), sent, lost, bulk(50, 'second'), sent)
  assert.equal(keyOf(again), 'first')
  assert.equal(keyOf([lost, bulk(50, 'third'), sent].reduce<StockEditQueue>(afterQueueEvent, again)), 'first')
  assert.equal(keyOf([answered, bulk(50, 'third'), sent].reduce<StockEditQueue>(afterQueueEvent, again)), 'third')
})

test('two presses, the first without an answer, have a key each', () => {
  const queue = run(bulk(50, 'first'), bulk(50, 'second'), sent, lost, sent, answered, bulk(50, 'third'), sent)
  assert.equal(keyOf(queue), 'third')
  assert.equal(keyOf(run(bulk(50, 'first'), bulk(50, 'second'), sent, answered, sent)), 'second')
})

test('another edit after a lost answer has its own key', () => {
  assert.equal(keyOf(run(bulk(50, 'first'), sent, lost, bulk(25, 'second'), sent)), 'second')
  assert.equal(keyOf(run(typed(10, 9), sent, lost, bulk(25, 'second'), sent)), 'second')
  const other: QueueEvent = { type: 'edited', edit: { id: 'p2', key: 'second', kind: 'bulk', units: 50 } }
  assert.equal(keyOf(run(bulk(50, 'first'), sent, lost, other, sent)), 'second')
})

test('once another edit of the product was answered, the lost one is pressed again', () => {
  const seen = run(bulk(50, 'first'), sent, lost, bulk(25, 'second'), sent, answered)
  assert.equal(keyOf([bulk(50, 'third'), sent].reduce<StockEditQueue>(afterQueueEvent, seen)), 'third')
})

test('a lost edit is not shown any more', () => {
  assert.equal(shownStock(run(bulk(50), sent, lost), 'p1', 10), 10)
})
