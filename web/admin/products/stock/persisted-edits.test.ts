import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { openPersistedEdits } from './persisted-edits.ts'
import { afterQueueEvent, type Edit, editsOnTheWay, emptyQueue, shownStock } from './stock-edit-queue.ts'
import type { QueueEvent, StockEditQueue } from './stock-edit-queue.ts'

const bulk = (units: number): Edit => ({ id: 'p1', key: newKey(), kind: 'bulk', units })
const minus = (seen: number): Edit => ({ id: 'p1', key: newKey(), kind: 'typed', seen, typed: seen - 1 })
const taken: QueueEvent = { type: 'taken', base: 10 }
const after = (queue: StockEditQueue, ...events: QueueEvent[]) => events.reduce(afterQueueEvent, queue)
const edited = (edit: Edit): QueueEvent => ({ type: 'edited', edit })

/** Leaves the screen with this queue and opens the next in the same tab. */
function persistedAfter(queue: StockEditQueue): Edit[] {
  const kept = openPersistedEdits(() => storage)
  const storage = fakeStorage()
  kept.save(editsOnTheWay(queue))
  return kept.load()
}

test('an edit without an answer and those behind it are kept with their keys until they are answered', () => {
  const edits = [bulk(25), bulk(50)]
  const kept = persistedAfter(after(emptyQueue, ...edits.map(edited), taken))
  assert.deepEqual(kept, [{ ...edits[0], wasSent: true }, edits[1]])
  const queue = after(emptyQueue, { type: 'restored', edits: kept })
  assert.equal(shownStock(queue, 'p1', 10), 85)
  assert.deepEqual(persistedAfter(after(queue, taken, { type: 'answered' }, taken, { type: 'answered' })), [])
})

test('a later press is a separate edit: the shop may already have the stored one', () => {
  const edits = persistedAfter(after(emptyQueue, edited(minus(10)), taken))
  const queue = after(emptyQueue, { type: 'restored', edits }, edited(minus(9)))
  assert.equal(queue.waiting.length, 2)
  assert.equal(shownStock(queue, 'p1', 10), 8)
})

test('an edit that the screen has reported as failed is not sent automatically', () => {
  assert.deepEqual(persistedAfter(after(emptyQueue, edited(bulk(25)), taken, { type: 'lost' })), [])
})

test('a storage with anything else has no edit', () => {
  for (const text of ['', '7', '{}', '[7,{"id":"p1"},{"id":"p1","key":"x","kind":"bulk","units":5}]']) {
    assert.deepEqual(openPersistedEdits(() => fakeStorage({ 'stock-edits': text })).load(), [])
  }
  assert.deepEqual(openPersistedEdits(() => undefined).load(), [])
})
