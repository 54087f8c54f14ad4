import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatEvents, eventsOf } from './live-events.ts'

test('an event has the cursor as its id', () => {
  assert.equal(formatEvents([{ topic: 'products' }], 'b.1'), 'event: products\nid: b.1\ndata: {}\n\n')
})

test('stock travels itself', () => {
  const text = formatEvents([{ topic: 'stock', stock: { p1: 4 } }], 'b.2')
  assert.equal(text, 'event: stock\nid: b.2\ndata: {"p1":4}\n\n')
})

test('of several only the last has the cursor, so that a connection that breaks between them loses none', () => {
  const text = formatEvents([{ topic: 'products' }, { topic: 'videos' }], 'b.3')
  assert.equal(text, 'event: products\ndata: {}\n\nevent: videos\nid: b.3\ndata: {}\n\n')
})

test('the cursor alone is no event', () => assert.equal(formatEvents([], 'b.4'), 'id: b.4\n\n'))

test('a page receives its topics only', () => {
  const events = [{ topic: 'products' }, { topic: 'orders' }] as const
  assert.deepEqual(eventsOf(new Set(['orders', 'stock']), events), [{ topic: 'orders' }])
})
