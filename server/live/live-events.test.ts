// What goes over the line, letter by letter.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsText, hintsOf } from './live-events.ts'

test('a hint is an event with the mark', () => {
  assert.equal(eventsText([{ topic: 'products' }], 'b.1'), 'event: products\nid: b.1\ndata: {}\n\n')
})

test('stock travels itself', () => {
  const text = eventsText([{ topic: 'stock', stock: { p1: 4 } }], 'b.2')
  assert.equal(text, 'event: stock\nid: b.2\ndata: {"p1":4}\n\n')
})

test('of several only the last bears the mark, so that a line that breaks between them loses none', () => {
  const text = eventsText([{ topic: 'products' }, { topic: 'videos' }], 'b.3')
  assert.equal(text, 'event: products\ndata: {}\n\nevent: videos\nid: b.3\ndata: {}\n\n')
})

test('the mark alone is no event', () => assert.equal(eventsText([], 'b.4'), 'id: b.4\n\n'))

test('a page is told of its topics only', () => {
  const hints = [{ topic: 'products' }, { topic: 'orders' }] as const
  assert.deepEqual(hintsOf(new Set(['orders', 'stock']), hints), [{ topic: 'orders' }])
})
