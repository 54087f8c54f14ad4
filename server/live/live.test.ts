import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { createEventLog, openLive } from './live.ts'

const everything = [{ topic: 'products' }, { topic: 'videos' }, { topic: 'orders' }, { topic: 'settings' }]

test('a listener gets every event until it unsubscribes', () => {
  const live = openLive()
  const heard: string[] = []
  const leave = live.subscribe(({ topic }) => heard.push(topic))
  live.publish({ topic: 'videos' })
  leave()
  live.publish({ topic: 'products' })
  assert.deepEqual(heard, ['videos'])
})

test('a page drawn now has missed nothing', () => {
  const live = openLive()
  live.publish({ topic: 'products' })
  assert.deepEqual(live.eventsSince(live.cursor()), [])
})

test('a page has missed the changes after its render, one event a topic', () => {
  const live = openLive()
  live.publish({ topic: 'orders' })
  const cursor = live.cursor()
  live.publish({ topic: 'videos' })
  live.publish({ topic: 'products' })
  live.publish({ topic: 'videos' })
  assert.deepEqual(live.eventsSince(cursor), [{ topic: 'products' }, { topic: 'videos' }])
})

test('stock comes as one event with the newest number of each product that changed later', () => {
  const live = openLive()
  live.publish({ topic: 'stock', stock: { before: 1, both: 9 } })
  const cursor = live.cursor()
  live.publish({ topic: 'stock', stock: { both: 8, after: 3 } })
  live.publish({ topic: 'stock', stock: { after: 2 } })
  assert.deepEqual(live.eventsSince(cursor), [{ topic: 'stock', stock: { both: 8, after: 2 } }])
})

test('a cursor of some topics stays until one of them changes, and misses no change of them', () => {
  const live = openLive()
  live.publish({ topic: 'videos' })
  const cursor = live.cursor(['videos'])
  live.publish({ topic: 'orders' })
  live.publish({ topic: 'stock', stock: { p1: 1 } })
  assert.equal(live.cursor(['videos']), cursor)
  live.publish({ topic: 'videos' })
  assert.notEqual(live.cursor(['videos']), cursor)
  assert.ok(live.eventsSince(cursor).some(({ topic }) => topic === 'videos'))
})

test('the end of a session is nothing that a page could miss', () => {
  const live = openLive()
  const cursor = live.cursor()
  live.publish({ topic: 'sessions' })
  assert.equal(live.cursor(), cursor)
  assert.deepEqual(live.eventsSince(cursor), [])
})

suite('an unknown cursor replays everything, without numbers', () => {
  const live = openLive('now')
  live.publish({ topic: 'stock', stock: { p1: 4 } })
  for (const cursor of [
    'before.1',
    'now.2',
    'now.-1',
    'now.',
    'now',
    '',
    'now.1.1',
    'now.1e0',
    `now.${'9'.repeat(400)}`,
  ]) {
    test(JSON.stringify(cursor.slice(0, 20)), () => assert.deepEqual(live.eventsSince(cursor), everything))
  }
  test('the control: a cursor of this start does not', () => assert.deepEqual(live.eventsSince('now.1'), []))
})

test('two starts of the shop have different cursors', () => {
  assert.notEqual(openLive().cursor(), openLive().cursor())
})

test('a limited number of stocks is kept; an expired cursor replays everything', () => {
  const { append, eventsSince } = createEventLog('b', { maxStocks: 2 })
  for (const id of ['p1', 'p2', 'p1', 'p3']) append({ topic: 'stock', stock: { [id]: 5 } })
  assert.deepEqual(eventsSince('b.1'), everything, 'p2 changed at 2')
  assert.deepEqual(eventsSince('b.2'), [{ topic: 'stock', stock: { p1: 5, p3: 5 } }])
})
