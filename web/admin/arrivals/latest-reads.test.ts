import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { afterLook, createLatestReads } from './latest-reads.ts'

const at = (minute: number, orderId = `ORD${minute}`) => ({
  orderId,
  placedAt: new Date(Date.UTC(2026, 9, 20, 12, minute)).toISOString(),
})
const looked = (...orders: ReturnType<typeof at>[]) => ({ orders, since: orders[0]?.placedAt ?? '' })
const first = afterLook(undefined, looked(at(5)))

test('orders of the first load are not new', () => {
  assert.equal(first.count, 0)
  assert.equal(first.look.since, at(5).placedAt)
})

test('an order is counted once, also one that was placed earlier and stored later', () => {
  const second = afterLook(first.look, looked(at(6), at(5, 'ORDlate'), at(5)))
  assert.equal(second.count, 2)
  assert.equal(afterLook(second.look, looked(at(6), at(5, 'ORDlate'), at(5))).count, 0)
})

test('the first order of a shop is counted', () => {
  const empty = afterLook(undefined, looked())
  assert.equal(empty.look.since, '')
  assert.equal(afterLook(empty.look, looked(at(6))).count, 1)
})

test('an order that was deleted and brought back is not new', () => {
  const { look, count } = afterLook(first.look, looked())
  assert.deepEqual([count, afterLook(look, looked(at(5))).count], [0, 0])
})

type Answer = Parameters<typeof createLatestReads>[0]['fetch'] extends (address: string) => Promise<infer A> ? A : never

const orders = (...found: ReturnType<typeof at>[]) => ({
  ok: true,
  status: 200,
  json: async () => looked(...found),
})
const refused = (status: number) => ({ ok: false, status, json: () => Promise.reject(new Error('no JSON')) })

/** Each read takes the next answer; undefined is a lost connection. */
function openReads(...answers: (Answer | undefined)[]) {
  const counts: number[] = []
  const due: { act: () => void; ms: number }[] = []
  const reads = createLatestReads({
    onNew: (count) => counts.push(count),
    async fetch() {
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
    schedule(act, ms) {
      const entry = { act, ms }
      due.push(entry)
      return () => void due.splice(due.indexOf(entry) >>> 0, 1)
    },
  })
  const stop = reads.keepTrying()
  /** Runs due reads and returns their delays. */
  async function timePasses() {
    const waits = due.splice(0).map(({ act, ms }) => (act(), ms))
    await setImmediate()
    return waits
  }
  return { counts, due, read: reads.read, stop, timePasses }
}

test('a read that failed is repeated after pauses that grow to a minute, and counts the order that it missed', async () => {
  const failures = [refused(503), undefined, ...Array.from({ length: 5 }, () => refused(502))]
  const { counts, due, read, timePasses } = openReads(orders(at(5)), ...failures, orders(at(6), at(5)), refused(503))
  await read()
  await read()
  const waits: number[] = []
  while (due.length > 0) waits.push(...(await timePasses()))
  assert.deepEqual(waits, [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  assert.deepEqual(counts, [1])
  await read()
  assert.deepEqual(await timePasses(), [2_000], 'a success resets the pauses')
})

test('a redirect to the sign-in is not repeated, nor a failure after the screen is gone', async () => {
  const { due, read, stop } = openReads(refused(0), undefined, undefined)
  await read()
  assert.equal(due.length, 0)
  await read()
  assert.equal(due.length, 1)
  stop()
  assert.equal(due.length, 0)
  await read()
  assert.equal(due.length, 0)
})
