// A hint goes out once: one buffer, in handfuls, with a rest before the next.
import assert from 'node:assert/strict'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#test/until.ts'
import { openLive, type Topic } from './live.ts'
import { type Group, MOST_UNREAD_BYTES, sendTo, startRounds } from './broadcast.ts'

/** An answer that keeps what is written to it. */
class Heard extends ServerResponse {
  readonly bytes: unknown[] = []
  constructor() {
    super(new IncomingMessage(new Socket()))
  }
  override write(bytes: unknown): boolean {
    this.bytes.push(bytes)
    return true
  }
}

function rounds(t: TestContext, sets: Topic[][], count = 1) {
  const live = openLive('b')
  t.after(live.end)
  const streams = sets.map(() => Array.from({ length: count }, () => new Heard()))
  const groups = new Map<string, Group>(
    sets.map((topics, index) => [
      topics.join(','),
      { topics: new Set(topics), open: new Set(streams[index]), guarded: new Set() },
    ]),
  )
  startRounds({ live, groups })
  return { live, streams }
}

test('all streams of a set of topics are given the very same buffer', async (t) => {
  const { live, streams } = rounds(t, [['products', 'stock'], ['products'], ['videos']], 3)
  live.publish({ topic: 'products' })
  await until(async () =>
    streams
      .slice(0, 2)
      .flat()
      .every(({ bytes }) => bytes.length > 0),
  )
  const [some, others, none] = streams.map((ofSet) => new Set(ofSet.flatMap(({ bytes }) => bytes)))
  assert.deepEqual([some?.size, others?.size, none?.size], [1, 1, 0])
  assert.ok(some?.values().next().value instanceof Buffer)
})

test('while thousands are told, others have their turn', async (t) => {
  const { live, streams } = rounds(t, [['products']], 2_000)
  const told = () => streams[0]?.filter(({ bytes }) => bytes.length > 0).length ?? 0
  const seen = new Set<number>()
  live.publish({ topic: 'products' })
  while (told() < 2_000) {
    await new Promise(setImmediate)
    seen.add(told())
  }
  assert.ok(seen.size >= 8, [...seen].join(' '))
})

test('a rush of hints is few rounds, and its last word is told', async (t) => {
  const { live, streams } = rounds(t, [['stock']])
  for (let stock = 1; stock <= 200; stock += 1) {
    live.publish({ topic: 'stock', stock: { p1: stock } })
    await new Promise(setImmediate)
  }
  const { bytes = [] } = streams[0]?.[0] ?? {}
  await until(async () => String(bytes.at(-1)).includes('200'))
  assert.match(String(bytes.at(-1)), /\{"p1":200\}/)
  assert.ok(bytes.length < 40, `${bytes.length} rounds`)
})

test('the end of a session is told to nobody', async (t) => {
  const { live, streams } = rounds(t, [['products', 'sessions']])
  live.publish({ topic: 'sessions' })
  await wait(20)
  assert.deepEqual(streams[0]?.[0]?.bytes, [])
})

test('nothing is told after the shop has closed', async (t) => {
  const { live, streams } = rounds(t, [['products']])
  live.end()
  live.publish({ topic: 'products' })
  await wait(20)
  assert.deepEqual(streams[0]?.[0]?.bytes, [])
})

test('who was sent away or has gone is not written to; the control, who listens, is', () => {
  const [listens, sentAway, gone] = [new Heard(), new Heard(), new Heard()]
  sentAway.end()
  gone.destroy()
  for (const res of [listens, sentAway, gone]) sendTo(res, 'hint')
  assert.deepEqual(
    [listens, sentAway, gone].map(({ bytes }) => bytes),
    [['hint'], [], []],
  )
})

test('who is too far behind is let go', () => {
  const behind = new Heard()
  Object.defineProperty(behind, 'writableLength', { value: MOST_UNREAD_BYTES + 1 })
  sendTo(behind, 'hint')
  assert.deepEqual([behind.bytes, behind.destroyed], [[], true])
})
