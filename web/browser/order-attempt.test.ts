// One order, one key: whatever the network does, the shop is asked for the same order only under the same key.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Customer } from '#domain/checkout-form.ts'
import { fakeStorage } from './fake-storage.ts'
import { isOrderLeft } from './open-attempt.ts'
import { type Delay, type Wish, createOrderAttempts } from './order-attempt.ts'

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

type Sent = { key: string; supersedes: string | string[] | undefined }

/** A shop that gives these answers one after the other; an Error is a lost connection. */
function shopAnswering(...answers: (Response | Error)[]) {
  return shopWith(fakeStorage(), ...answers)
}

function shopWith(storage: ReturnType<typeof fakeStorage> | undefined, ...answers: (Response | Error)[]) {
  const sent: Sent[] = []
  const pauses: number[] = []
  const pause = async (ms: number) => {
    pauses.push(ms)
    world.nowMs += ms
  }
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
      pause,
      pauseOrOnline: pause,
    })
  return { sent, pauses, kept: storage?.kept ?? {}, world, open }
}

const created = () => Response.json(placed, { status: 201 })
const running = () => Response.json({ message: 'This order is being placed.' }, { status: 409 })
const busy = (seconds: string) =>
  Response.json({ message: 'Too many orders at once' }, { status: 429, headers: { 'Retry-After': seconds } })
const away = () =>
  Response.json({ message: 'The disk of the shop is full.' }, { status: 503, headers: { 'Retry-After': '3' } })
const lost = () => new TypeError('Failed to fetch')
/** An answer that tells nothing of the order, after which the visitor decides. */
const broken = () => new Response('Broken', { status: 500 })
const short = (orderId = 'ORD1') =>
  Response.json({ message: 'Insufficient stock for product Lakshmi', orderId }, { status: 422 })

test('the answer of the shop is the order, and the key is forgotten', async () => {
  const { open, kept } = shopAnswering(created())
  const answer = await open().send(wish)
  assert.ok('order' in answer)
  assert.equal(answer.order.orderId, placed.orderId)
  assert.equal(answer.order.totalPaise, 2500_00)
  assert.equal(kept['order-attempt'], undefined)
})

test('a server that goes away for a minute gets the order under the same key when it is back', async () => {
  const gateway = new Response('Bad gateway', { status: 502 })
  const { open, sent, pauses } = shopAnswering(lost(), gateway, ...Array.from({ length: 7 }, lost), created())
  let silences = 0
  assert.ok('order' in (await open().send(wish, () => (silences += 1))))
  assert.equal(silences, 9)
  assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000, 15_000])
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('a server that stays away for an hour is asked until it is back', async () => {
  const { open, sent, pauses } = shopAnswering(...Array.from({ length: 250 }, lost), created())
  assert.ok('order' in (await open().send(wish)))
  assert.ok(pauses.reduce((sum, ms) => sum + ms, 0) > 60 * 60_000)
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('an answer of which only a part arrives is no answer: the order is sent again under the same key', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"orderId":"ORD2026'))
      controller.error(new TypeError('network error'))
    },
  })
  const { open, sent } = shopAnswering(new Response(body, { status: 201 }), created())
  assert.ok('order' in (await open().send(wish)))
  assert.equal(sent[1]?.key, 'key-1')
})

test('after an answer that tells nothing the same wish goes out under the same key, also after a reload', async () => {
  const { open, sent } = shopAnswering(lost(), broken(), created())
  const answer = await open().send(wish)
  assert.ok('message' in answer && answer.retry)
  assert.ok('order' in (await open().send(wish)))
  assert.deepEqual([...new Set(sent.map(({ key }) => key))], ['key-1'])
})

test('after a lost connection another wish gets another key, and names the one it stands in for', async () => {
  const { open, sent } = shopAnswering(lost(), broken(), created())
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
    broken(),
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

test('a short wait that the shop asks for (429) is kept, a long one is told and kept as well', async () => {
  const { open, pauses } = shopAnswering(busy('3'), busy('60'), created())
  const delays: Delay[] = []
  assert.ok('order' in (await open().send(wish, (delay) => delays.push(delay))))
  assert.deepEqual(delays, [{ message: 'Too many orders at once' }])
  assert.deepEqual(pauses, [3_000, 60_000])
})

test('D 9 a shop that says it is away (503) is told in its own words and asked again after Retry-After, with growing pauses', async () => {
  const { open, sent, pauses } = shopAnswering(away(), away(), away(), away(), created())
  const delays: Delay[] = []
  assert.ok('order' in (await open().send(wish, (delay) => delays.push(delay))))
  assert.deepEqual(new Set(delays.map(({ message }) => message)), new Set(['The disk of the shop is full.']))
  assert.deepEqual(pauses, [3_000, 3_000, 4_000, 8_000])
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('E-17 a fault of the shop (500) is told as one, not as one of the connection', async () => {
  const answer = await shopAnswering(broken()).open().send(wish)
  assert.deepEqual(answer, { message: 'a fault in the shop itself, your connection is fine', retry: true })
})

for (const [name, storage] of [
  ['full', fakeStorage({}, { full: true })],
  ['forbidden', undefined],
] as const) {
  test(`G-3 with a storage that is ${name} the same wish keeps its key, and a mended one names it`, async () => {
    const { open, sent } = shopWith(storage, broken(), broken(), broken(), created())
    const attempts = open()
    await attempts.send(wish)
    await attempts.send(wish)
    await attempts.send(smallerWish)
    await attempts.send(wish)
    assert.deepEqual(sent, [
      { key: 'key-1', supersedes: undefined },
      { key: 'key-1', supersedes: undefined },
      { key: 'key-2', supersedes: 'key-1' },
      { key: 'key-3', supersedes: ['key-1', 'key-2'] },
    ])
  })
}

test('G-3 a storage that has been cleared meanwhile costs neither the key nor the name of the one before', async () => {
  const { open, sent, kept } = shopAnswering(broken(), broken(), created())
  const attempts = open()
  await attempts.send(wish)
  delete kept['order-attempt']
  await attempts.send(wish)
  delete kept['order-attempt']
  await attempts.send(smallerWish)
  assert.deepEqual(sent.slice(1), [
    { key: 'key-1', supersedes: undefined },
    { key: 'key-2', supersedes: 'key-1' },
  ])
})

test('G-3 a storage that filled up after an earlier attempt does not bring that one back', async () => {
  const full = { full: false }
  const { open, sent } = shopWith(fakeStorage({}, full), short(), broken(), created())
  const attempts = open()
  await attempts.send(wish)
  full.full = true
  await attempts.send(smallerWish)
  await attempts.send(smallerWish)
  assert.deepEqual(sent.slice(1), [
    { key: 'key-2', supersedes: 'key-1' },
    { key: 'key-2', supersedes: 'key-1' },
  ])
})

test('a second tab that sends the same cart sends it under the same key, and once it is answered the first names it no more', async () => {
  const { open, sent } = shopAnswering(broken(), created(), created())
  const [first, second] = [open(), open()]
  await first.send(wish)
  assert.ok('order' in (await second.send(wish)))
  await first.send(smallerWish)
  assert.deepEqual(sent.slice(1), [
    { key: 'key-1', supersedes: undefined },
    { key: 'key-2', supersedes: undefined },
  ])
})

test('A P3-7 only what was still being sent when the page was left goes on by itself', async () => {
  const { open, kept } = shopAnswering(broken())
  const left = JSON.stringify({ key: 'key-0', wish: 'x', madeAt: 0, goesOn: true })
  assert.ok(isOrderLeft(fakeStorage({ 'order-attempt': left }), 60_000))
  assert.ok(!isOrderLeft(fakeStorage({ 'order-attempt': left }), 2 * 60 * 60_000))
  const attempts = open()
  const sending = attempts.send(wish)
  assert.ok(open().isLeft(wish))
  assert.ok(!open().isLeft(smallerWish))
  await sending
  assert.ok(!open().isLeft(wish))
  assert.ok(!isOrderLeft({ ...fakeStorage(kept) }, 0))
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
  assert.deepEqual(sent[2], { key: 'key-3', supersedes: ['key-1', 'key-2'] })
})

test('G-4 a chain names every attempt before it: the shop may never have heard of the last', async () => {
  const { open, sent } = shopAnswering(broken(), broken(), short(), broken(), created())
  const attempts = open()
  for (const quantity of [50, 40, 30, 20, 10]) await attempts.send({ customer, items: [{ id: 'p1', quantity }] })
  // The third was answered: it ran short, and stands for the two before it.
  assert.deepEqual(
    sent.map(({ supersedes }) => supersedes),
    [undefined, 'key-1', ['key-1', 'key-2'], 'key-3', ['key-3', 'key-4']],
  )
})

test('a wish that never got its answer is forgotten after a day, so that it can be ordered again', async () => {
  const { open, sent, world } = shopAnswering(broken(), created())
  await open().send(wish)
  world.nowMs += 25 * 60 * 60 * 1000
  await open().send(wish)
  assert.deepEqual(sent.at(-1), { key: 'key-2', supersedes: undefined })
})

test('nothing of the address stays on the device', async () => {
  const { open, kept } = shopAnswering(lost(), broken())
  await open().send(wish)
  assert.doesNotMatch(JSON.stringify(kept), /Meena|Temple|98765/)
})
