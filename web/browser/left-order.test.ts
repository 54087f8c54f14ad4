import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeKeeping } from '#test/fixtures/fake-keeping.ts'
import { createLeftOrders, type LeftOrder, sendLeftOrder } from './left-order.ts'

const order: LeftOrder = {
  key: 'key-1',
  sending: { address: '/ta/orders', body: '{"name":"Meena"}', from: 0, until: 100 },
}
const isOwn = (key: string) => key === 'key-1'
const never = () => false
const syncs = async () => {}

/** A worker whose shop answers once `answer` is called. */
function openWorker(keeping = fakeKeeping(), { now = 50 } = {}) {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<Response>()
  const sent: { address: string; key: string | null; body: unknown }[] = []
  const work = () =>
    sendLeftOrder(keeping, {
      async post(address, { headers, body }) {
        sent.push({ address, key: new Headers(headers).get('Idempotency-Key'), body })
        asked.resolve()
        return answered.promise
      },
      now: () => now,
      openPages: async () => {},
    })
  const answer = (status: number) => answered.resolve(new Response('', { status }))
  return { keeping, pages: createLeftOrders(keeping, syncs), work, asked: asked.promise, answer, sent }
}

test('the worker sends the order under its key, in its language, and keeps nothing of the person', async () => {
  const { keeping, pages, work, answer, sent } = openWorker()
  assert.equal(await pages.leave(order, never), true)
  answer(201)
  await work()
  assert.deepEqual(sent, [{ address: '/ta/orders', key: 'key-1', body: '{"name":"Meena"}' }])
  assert.deepEqual(keeping.stored(), { key: 'key-1', taken: true })
  await work()
  assert.equal(sent.length, 1)
  assert.equal(await pages.withdraw(isOwn), true, 'the visitor learns that it has left')
  assert.equal(keeping.stored(), undefined)
})

test('an order that was stopped before the sync is not sent', async () => {
  const { pages, work, sent } = openWorker()
  await pages.leave(order, never)
  const working = work()
  assert.equal(await pages.withdraw(isOwn), false)
  await working
  assert.equal(sent.length, 0)
})

for (const [end, isUnlocked] of [
  ['sent, or withdrawn, never both', false],
  ['control: without the lock it is both', true],
] as const) {
  test(`an order that is stopped while the worker takes it is ${end}`, async () => {
    const { pages, work, answer, sent } = openWorker(fakeKeeping({ isUnlocked }))
    answer(201)
    await pages.leave(order, never)
    const [isTaken] = await Promise.all([pages.withdraw(isOwn), work()])
    assert.equal(sent.length > 0 && !isTaken, isUnlocked)
  })
}

test('an order that is stopped while the shop is asked is not stored for a second attempt', async () => {
  const { keeping, pages, work, asked, answer } = openWorker()
  await pages.leave(order, never)
  const working = assert.rejects(work(), /503/)
  await asked
  assert.equal(await pages.withdraw(isOwn), true)
  answer(503)
  await working
  assert.equal(keeping.stored(), undefined)
})

test('a busy shop is asked again, and a refusal is left for the page', async () => {
  for (const [status, isAgain] of [
    [409, true],
    [429, true],
    [503, true],
    [422, false],
    [500, false],
  ] as const) {
    const { keeping, pages, work, answer } = openWorker()
    await pages.leave(order, never)
    answer(status)
    await (isAgain ? assert.rejects(work()) : work())
    assert.equal(keeping.stored()?.sending !== undefined, isAgain, String(status))
  }
})

test('after half a day, or with a clock that was set back, nothing is sent and nothing stored', async () => {
  for (const now of [101, -1]) {
    const { keeping, pages, work, sent } = openWorker(fakeKeeping(), { now })
    await pages.leave(order, never)
    await work()
    assert.deepEqual([sent, keeping.stored()], [[], undefined])
  }
})

test('an order that is over while it is left is not stored', async () => {
  const { keeping, pages } = openWorker()
  let isOver = false
  const leaving = pages.leave(order, () => isOver)
  isOver = true
  assert.equal(await leaving, false)
  assert.equal(keeping.stored(), undefined)
})

test('a second page changes nothing of an order that the worker has taken, and another order replaces it', async () => {
  const { keeping, pages, work, answer } = openWorker()
  await pages.leave(order, never)
  answer(201)
  await work()
  await pages.leave(order, never)
  assert.deepEqual(keeping.stored(), { key: 'key-1', taken: true })
  const other = { ...order, key: 'key-2' }
  await pages.leave(other, never)
  assert.deepEqual(keeping.stored(), other)
  assert.equal(await pages.withdraw(isOwn), false)
  assert.deepEqual(keeping.stored(), other)
})

test('an order that the visitor sends again later is kept for as long as the page now says', async () => {
  const { keeping, pages, work, answer, sent } = openWorker(fakeKeeping(), { now: 150 })
  const again = { ...order, sending: { ...order.sending!, from: 50, until: 200 } }
  await pages.leave(order, never)
  assert.equal(await pages.leave(again, never), true)
  answer(503)
  await assert.rejects(work(), /503/)
  assert.equal(await pages.leave(again, never), true)
  assert.deepEqual(keeping.stored(), { ...again, taken: true }, 'that it may have left stays known')
  assert.equal(sent.length, 1)
})

test('a browser without background sync, or without storage, keeps nothing', async () => {
  const keeping = fakeKeeping()
  const without = createLeftOrders(keeping, () => Promise.reject(new TypeError('sync is undefined')))
  assert.equal(await without.leave(order, never), false)
  assert.equal(keeping.stored(), undefined)
  const full = { ...keeping, write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  assert.equal(await createLeftOrders(full, syncs).leave(order, never), false)
})
