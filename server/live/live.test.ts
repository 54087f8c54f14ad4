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

suite('a page of another process, with a shared clock', () => {
  const MINUTE = 60_000
  let now = 1_000_000_000_000
  const clock = () => now
  const [one, other] = [openLive('one', clock), openLive('other', clock)]
  const publish = (event: Parameters<typeof one.publish>[0]) => {
    one.publish(event)
    now += 20
    other.publish(event)
  }
  now += 5 * MINUTE
  publish({ topic: 'products' })
  now += 5 * MINUTE
  publish({ topic: 'stock', stock: { p1: 4 } })
  const cursor = one.cursor(['products', 'stock'])

  test('it does not load again for a change that it includes', () => {
    assert.deepEqual(other.eventsSince(cursor), [{ topic: 'stock', stock: { p1: 4 } }])
  })
  test('it gets what it missed, also what this process heard of a little before it', () => {
    const later = openLive('later', clock)
    now += 5 * MINUTE
    later.publish({ topic: 'settings' })
    now += 30_000
    one.publish({ topic: 'stock', stock: { p1: 3 } })
    assert.deepEqual(later.eventsSince(one.cursor()), [{ topic: 'settings' }])
    other.publish({ topic: 'videos' })
    assert.ok(other.eventsSince(one.cursor()).some(({ topic }) => topic === 'videos'))
  })
  test('a process that has not run for longer than that, or knows of no such time, replays everything', () => {
    assert.deepEqual(openLive('new', clock).eventsSince(cursor), everything)
    assert.deepEqual(other.eventsSince(`one.${now + 10 * MINUTE}`), everything)
    assert.deepEqual(other.eventsSince('one.17'), everything)
  })
  test('without a clock too', () => assert.deepEqual(openLive().eventsSince(cursor), everything))
  test('events of one moment have their order', () => {
    const before = one.cursor()
    one.publish({ topic: 'videos' })
    const between = one.cursor()
    one.publish({ topic: 'products' })
    assert.deepEqual(one.eventsSince(before), [{ topic: 'products' }, { topic: 'videos' }])
    assert.deepEqual(one.eventsSince(between), [{ topic: 'products' }])
  })
})

test('a limited number of stocks is kept; an expired cursor replays everything', () => {
  const { append, eventsSince } = createEventLog('b', { maxStocks: 2 })
  for (const id of ['p1', 'p2', 'p1', 'p3']) append({ topic: 'stock', stock: { [id]: 5 } })
  assert.deepEqual(eventsSince('b.1'), everything, 'p2 changed at 2')
  assert.deepEqual(eventsSince('b.2'), [{ topic: 'stock', stock: { p1: 5, p3: 5 } }])
})
