import assert from 'node:assert/strict'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#test/until.ts'
import { openLive, type Topic } from './live.ts'
import { type StreamGroup, MAX_UNREAD_BYTES, restAfter, sendTo, startBroadcast } from './broadcast.ts'

class RecordingResponse extends ServerResponse {
  readonly bytes: unknown[] = []
  constructor() {
    super(new IncomingMessage(new Socket()))
  }
  override write(bytes: unknown): boolean {
    this.bytes.push(bytes)
    return true
  }
}

function openBroadcast(t: TestContext, sets: Topic[][], count = 1) {
  const live = openLive('b')
  t.after(live.end)
  const streams = sets.map(() => Array.from({ length: count }, () => new RecordingResponse()))
  const groups = new Map<string, StreamGroup>(
    sets.map((topics, index) => [
      topics.join(','),
      { topics: new Set(topics), anonymous: new Set(streams[index]), authenticated: new Set() },
    ]),
  )
  startBroadcast({ live, groups })
  return { live, streams }
}

test('all streams of a set of topics get the very same buffer', async (t) => {
  const { live, streams } = openBroadcast(t, [['products', 'stock'], ['products'], ['videos']], 3)
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

test('a broadcast to thousands lets other work run in between', async (t) => {
  const { live, streams } = openBroadcast(t, [['products']], 2_000)
  const reached = () => streams[0]?.filter(({ bytes }) => bytes.length > 0).length ?? 0
  const seen = new Set<number>()
  live.publish({ topic: 'products' })
  while (reached() < 2_000) {
    await new Promise(setImmediate)
    seen.add(reached())
  }
  assert.ok(seen.size >= 8, [...seen].join(' '))
})

test('a rush of events is few broadcasts, and the last event is sent', async (t) => {
  const { live, streams } = openBroadcast(t, [['stock']])
  for (let stock = 1; stock <= 200; stock += 1) {
    live.publish({ topic: 'stock', stock: { p1: stock } })
    await new Promise(setImmediate)
  }
  const { bytes = [] } = streams[0]?.[0] ?? {}
  await until(async () => String(bytes.at(-1)).includes('200'))
  assert.match(String(bytes.at(-1)), /\{"p1":200\}/)
  assert.ok(bytes.length < 40, `${bytes.length} broadcasts`)
})

test('a round rests three times its work, and longer once a slow line has too much to carry', () => {
  for (const [tookMs, lineMs, restMs] of [
    [1, 20, 20],
    [50, 20, 150],
    [900, 20, 500],
    [1, 3_000, 20],
    [1, 3_500, 500],
    [900, 3_700, 700],
    [1, 45_000, 3_000],
  ] as const)
    assert.equal(restAfter(tookMs, lineMs), restMs)
})

const stockOf = (products: number, stock: number) =>
  Object.fromEntries(Array.from({ length: products }, (_, index) => [`product-${index}`, stock]))

test('the stock of a long order delays nothing; that of most products, again and again, delays the phones, not the office', async (t) => {
  const live = openLive('b')
  t.after(live.end)
  const heard: string[] = []
  const phone = new RecordingResponse()
  phone.write = () => heard.push('phone') > 0
  const office = { push: (bytes?: Buffer) => void (bytes && heard.push('office')), stop() {} }
  const group: StreamGroup = {
    topics: new Set(['stock']),
    anonymous: new Set([phone]),
    authenticated: new Set([office]),
  }
  startBroadcast({ live, groups: new Map([['stock', group]]) })
  const times = (who: string) => heard.filter((each) => each === who).length
  let stock = 1_000

  /** Sells these products again and again until the phone has heard of it twice; returns what the office heard. */
  async function officeMeanwhile(products: number): Promise<number> {
    const [phoneBefore, officeBefore] = [times('phone'), times('office')]
    while (times('phone') < phoneBefore + 2) {
      live.publish({ topic: 'stock', stock: stockOf(products, (stock -= 1)) })
      await wait(20)
    }
    return times('office') - officeBefore
  }
  const [ofOrder, inRush] = [await officeMeanwhile(60), await officeMeanwhile(1_000)]
  assert.ok(ofOrder <= 6, `the office heard ${ofOrder} times while the phone did twice: an order of 60 lines was late`)
  assert.ok(inRush > 20, `the office heard ${inRush} times: it waited for the phone`)
})

test('the end of a session is not broadcast', async (t) => {
  const { live, streams } = openBroadcast(t, [['products', 'sessions']])
  live.publish({ topic: 'sessions' })
  await wait(20)
  assert.deepEqual(streams[0]?.[0]?.bytes, [])
})

test('nothing is sent after the shop has closed', async (t) => {
  const { live, streams } = openBroadcast(t, [['products']])
  live.end()
  live.publish({ topic: 'products' })
  await wait(20)
  assert.deepEqual(streams[0]?.[0]?.bytes, [])
})

test('a response that has ended or is destroyed is not written to; the control, an open one, is', () => {
  const [open, ended, destroyed] = [new RecordingResponse(), new RecordingResponse(), new RecordingResponse()]
  ended.end()
  destroyed.destroy()
  for (const res of [open, ended, destroyed]) sendTo(res, 'event')
  assert.deepEqual(
    [open, ended, destroyed].map(({ bytes }) => bytes),
    [['event'], [], []],
  )
})

test('a client that is too far behind is disconnected', () => {
  const behind = new RecordingResponse()
  Object.defineProperty(behind, 'writableLength', { value: MAX_UNREAD_BYTES + 1 })
  sendTo(behind, 'event')
  assert.deepEqual([behind.bytes, behind.destroyed], [[], true])
})
