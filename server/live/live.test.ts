// Every change has a number, and a mark says up to which number a page knows.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { openLive } from './live.ts'
import { openMissedHints } from './event-log.ts'

const everything = [{ topic: 'products' }, { topic: 'videos' }, { topic: 'orders' }]

test('who listens hears every hint until he leaves', () => {
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
  assert.deepEqual(live.since(live.mark()), [])
})

test('a page has missed what changed after it was drawn, one hint a topic', () => {
  const live = openLive()
  live.publish({ topic: 'orders' })
  const mark = live.mark()
  live.publish({ topic: 'videos' })
  live.publish({ topic: 'products' })
  live.publish({ topic: 'videos' })
  assert.deepEqual(live.since(mark), [{ topic: 'products' }, { topic: 'videos' }])
})

test('stock comes as one hint with the newest number of each product that changed later', () => {
  const live = openLive()
  live.publish({ topic: 'stock', stock: { before: 1, both: 9 } })
  const mark = live.mark()
  live.publish({ topic: 'stock', stock: { both: 8, after: 3 } })
  live.publish({ topic: 'stock', stock: { after: 2 } })
  assert.deepEqual(live.since(mark), [{ topic: 'stock', stock: { both: 8, after: 2 } }])
})

test('a mark of some topics stays until one of them changes, and misses nothing of them', () => {
  const live = openLive()
  live.publish({ topic: 'videos' })
  const mark = live.mark(['videos'])
  live.publish({ topic: 'orders' })
  live.publish({ topic: 'stock', stock: { p1: 1 } })
  assert.equal(live.mark(['videos']), mark)
  live.publish({ topic: 'videos' })
  assert.notEqual(live.mark(['videos']), mark)
  assert.ok(live.since(mark).some(({ topic }) => topic === 'videos'))
})

test('the end of a session is nothing that a page could miss', () => {
  const live = openLive()
  const mark = live.mark()
  live.publish({ topic: 'sessions' })
  assert.equal(live.mark(), mark)
  assert.deepEqual(live.since(mark), [])
})

suite('a mark that says nothing here brings a look at everything, and no numbers', () => {
  const live = openLive('now')
  live.publish({ topic: 'stock', stock: { p1: 4 } })
  for (const mark of [
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
    test(JSON.stringify(mark.slice(0, 20)), () => assert.deepEqual(live.since(mark), everything))
  }
  test('the control: a mark of this opening does not', () => assert.deepEqual(live.since('now.1'), []))
})

test('two openings of the shop have marks of their own', () => {
  assert.notEqual(openLive().mark(), openLive().mark())
})

test('only so many stocks are kept; who would need a forgotten one is told to read everything anew', () => {
  const { remember, since } = openMissedHints('b', { mostStocks: 2 })
  for (const id of ['p1', 'p2', 'p1', 'p3']) remember({ topic: 'stock', stock: { [id]: 5 } })
  assert.deepEqual(since('b.1'), everything, 'p2 changed at 2')
  assert.deepEqual(since('b.2'), [{ topic: 'stock', stock: { p1: 5, p3: 5 } }])
})
