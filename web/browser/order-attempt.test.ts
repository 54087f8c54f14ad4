// One order, one key: whatever the network does, the shop is asked for the same order only under the same key.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Customer } from '#domain/checkout-form.ts'
import { fakeStorage } from './fake-storage.ts'
import { type Wish, createOrderAttempts } from './order-attempt.ts'

const customer: Customer = {
  name: 'Meena',
  state: 'Tamil Nadu',
  stateType: 'State',
  district: 'Madurai',
  pincode: '625001',
  mobile: '9876543210',
  address: '1, Temple Street',
}
const wish: Wish = { customer, items: [{ id: 'p1', quantity: 50 }] }
const smallerWish: Wish = { customer, items: [{ id: 'p1', quantity: 10 }] }

const placed = {
  orderId: 'ORD20261120224520001',
  orderDate: '20/11/2026',
  orderTime: '10:45:20 pm',
  totalAmount: 2500,
  items: [],
}

type Sent = { key: string; supersedes: string | undefined }

/** A shop that gives these answers one after the other; an Error is a lost connection. */
function shopAnswering(...answers: (Response | Error)[]) {
  const sent: Sent[] = []
  const pauses: number[] = []
  const storage = fakeStorage()
  const world = { nowMs: 0 }
  let keys = 0
  const open = () =>
    createOrderAttempts({
      storage: () => storage,
      async post({ headers, body }) {
        sent.push({ key: headers['Idempotency-Key'] ?? '', supersedes: JSON.parse(body).supersedes })
        const answer = answers.shift() ?? new Error('nothing left to answer')
        if (answer instanceof Error) throw answer
        return answer
      },
      newKey: () => `key-${(keys += 1)}`,
      now: () => world.nowMs,
      async pause(ms) {
        pauses.push(ms)
        world.nowMs += ms
      },
    })
  return { sent, pauses, storage, world, open }
}

const created = () => Response.json(placed, { status: 201 })
const running = () => Response.json({ message: 'This order is being placed.' }, { status: 409 })
const busy = (seconds: string) =>
  Response.json({ message: 'Too many orders at once' }, { status: 429, headers: { 'Retry-After': seconds } })
const lost = () => new TypeError('Failed to fetch')
/** Long enough for the order to give up. */
const longLost = () => Array.from({ length: 15 }, lost)
const short = (orderId = 'ORD1') =>
  Response.json({ message: 'Insufficient stock for product Lakshmi', orderId }, { status: 422 })

test('the answer of the shop is the order, and the key is forgotten', async () => {
  const { open, storage } = shopAnswering(created())
  const answer = await open().send(wish)
  assert.ok('order' in answer)
  assert.equal(answer.order.orderId, placed.orderId)
  assert.equal(answer.order.totalPaise, 2500_00)
  assert.deepEqual(storage.kept, {})
})

test('a server that goes away for a minute gets the order under the same key when it is back', async () => {
  const gateway = new Response('Bad gateway', { status: 502 })
  const { open, sent, pauses } = shopAnswering(lost(), gateway, ...Array.from({ length: 7 }, lost), created())
  let silences = 0
  assert.ok('order' in (await open().send(wish, () => (silences += 1))))
  assert.equal(silences, 9)
  assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000, 10_000, 10_000])
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('a server that stays away is given up after two minutes, and the visitor may try again', async () => {
  const { open, pauses } = shopAnswering()
  const answer = await open().send(wish)
  assert.ok('message' in answer && answer.retry)
  const waited = pauses.reduce((sum, ms) => sum + ms, 0)
  assert.ok(waited > 100_000 && waited <= 120_000, `${waited} ms`)
})

test('after a lost connection the same wish goes out under the same key, also after a reload', async () => {
  const { open, sent } = shopAnswering(...longLost(), created())
  const answer = await open().send(wish)
  assert.ok('message' in answer && answer.retry)
  assert.ok('order' in (await open().send(wish)))
  assert.deepEqual([...new Set(sent.map(({ key }) => key))], ['key-1'])
})

test('after a lost connection another wish gets another key', async () => {
  const { open, sent } = shopAnswering(...longLost(), created())
  const attempts = open()
  await attempts.send(wish)
  await attempts.send(smallerWish)
  assert.deepEqual(sent.slice(-2), [
    { key: 'key-1', supersedes: undefined },
    { key: 'key-2', supersedes: 'key-1' },
  ])
})

test('a faulty answer of the server is no answer', async () => {
  const { open, sent } = shopAnswering(
    new Response('Broken', { status: 500 }),
    new Response('<html>', { status: 200 }),
    created(),
  )
  const attempts = open()
  assert.ok('message' in (await attempts.send(wish)))
  assert.ok('message' in (await attempts.send(wish)))
  assert.ok('order' in (await attempts.send(wish)))
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('§4 while the first request still runs (409) it waits and asks again', async () => {
  const { open, sent, pauses } = shopAnswering(running(), running(), created())
  assert.ok('order' in (await open().send(wish)))
  assert.deepEqual(
    sent.map(({ key }) => key),
    ['key-1', 'key-1', 'key-1'],
  )
  assert.deepEqual(pauses, [1_000, 1_000])
})

test('a short wait that the shop asks for (429) is kept, a long one is told', async () => {
  const { open, pauses } = shopAnswering(busy('3'), busy('60'))
  assert.deepEqual(await open().send(wish), { message: 'Too many orders at once', retry: true })
  assert.deepEqual(pauses, [3_000])
})

test('§8 after a shortage the next attempt says which order it stands in for', async () => {
  const { open, sent } = shopAnswering(short(), created())
  const answer = await open().send(wish)
  assert.deepEqual(answer, { message: 'Insufficient stock for product Lakshmi', retry: false })
  await open().send(smallerWish)
  assert.deepEqual(sent[1], { key: 'key-2', supersedes: 'key-1' })
})

test('after a shortage even the same wish is a new attempt: the stock may be back', async () => {
  const { open, sent } = shopAnswering(short(), created())
  const attempts = open()
  await attempts.send(wish)
  await attempts.send(wish)
  assert.deepEqual(sent[1], { key: 'key-2', supersedes: 'key-1' })
})

test('a refused form in between does not lose the order that waits to be superseded', async () => {
  const refused = Response.json({ errors: { pincode: 'Pincode must be 6 digits' } }, { status: 422 })
  const { open, sent } = shopAnswering(short(), refused, created())
  const attempts = open()
  await attempts.send(wish)
  assert.deepEqual(await attempts.send(smallerWish), { errors: { pincode: 'Pincode must be 6 digits' } })
  await attempts.send(smallerWish)
  assert.deepEqual(sent[2], { key: 'key-3', supersedes: 'key-1' })
})

test('a wish that never got its answer is forgotten after a day, so that it can be ordered again', async () => {
  const { open, sent, world } = shopAnswering(...longLost(), created())
  await open().send(wish)
  world.nowMs += 25 * 60 * 60 * 1000
  await open().send(wish)
  assert.deepEqual(sent.at(-1), { key: 'key-2', supersedes: undefined })
})

test('nothing of the address stays on the device', async () => {
  const { open, storage } = shopAnswering(lost())
  await open().send(wish)
  assert.doesNotMatch(JSON.stringify(storage.kept), /Meena|Temple|98765/)
})
