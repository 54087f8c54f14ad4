import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  broken,
  busy,
  away,
  created,
  dearer,
  higherTotal,
  lost,
  placed,
  running,
  shopAnswering,
  short,
  smallerPayload,
  payload,
} from '#test/fixtures/fake-shop.ts'
import type { Delay } from './order-attempt.ts'

test('a response with the order clears the key', async () => {
  const { open, kept } = shopAnswering(created())
  const answer = await open().send(payload)
  assert.ok('order' in answer)
  assert.equal(answer.order.orderId, placed.orderId)
  assert.equal(answer.order.totalPaise, 2500_00)
  assert.equal(kept['order-attempt'], undefined)
})

test('an order is retried under the same key until the server is back after a minute', async () => {
  const gateway = new Response('Bad gateway', { status: 502 })
  const { open, sent, pauses } = shopAnswering(lost(), gateway, ...Array.from({ length: 7 }, lost), created())
  let silences = 0
  assert.ok('order' in (await open().send(payload, () => (silences += 1))))
  assert.equal(silences, 9)
  assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000, 15_000])
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('an order is retried for an hour until the server is back', async () => {
  const { open, sent, pauses } = shopAnswering(...Array.from({ length: 250 }, lost), created())
  assert.ok('order' in (await open().send(payload)))
  assert.ok(pauses.reduce((sum, ms) => sum + ms, 0) > 60 * 60_000)
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('an incomplete response counts as none: the order is retried under the same key', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"orderId":"ORD2026'))
      controller.error(new TypeError('network error'))
    },
  })
  const { open, sent } = shopAnswering(new Response(body, { status: 201 }), created())
  assert.ok('order' in (await open().send(payload)))
  assert.equal(sent[1]?.key, 'key-1')
})

test('after an inconclusive response the same payload reuses the key, also after a reload', async () => {
  const { open, sent } = shopAnswering(lost(), broken(), created())
  const answer = await open().send(payload)
  assert.ok('retry' in answer && answer.retry)
  assert.ok('order' in (await open().send(payload)))
  assert.deepEqual([...new Set(sent.map(({ key }) => key))], ['key-1'])
})

test('after a lost connection another payload gets a new key, and names the key that it supersedes', async () => {
  const { open, sent } = shopAnswering(lost(), broken(), created())
  const attempts = open()
  await attempts.send(payload)
  await attempts.send(smallerPayload)
  assert.deepEqual(sent.slice(-2), [
    { key: 'key-1', supersedes: undefined },
    { key: 'key-2', supersedes: 'key-1' },
  ])
})

test('another customer on the same device supersedes nothing, the same customer does so after a reload', async () => {
  const { open, sent, kept } = shopAnswering(broken(), broken(), broken(), created())
  await open().send(payload)
  assert.ok(!JSON.stringify(kept).includes(payload.customer.mobile), 'no number is stored with the attempt')
  const neighbour = { ...smallerPayload, customer: { ...payload.customer, mobile: '9222222222' } }
  await open().send(neighbour)
  await open().send({ ...neighbour, items: payload.items })
  assert.deepEqual(sent, [
    { key: 'key-1', supersedes: undefined },
    { key: 'key-2', supersedes: undefined },
    { key: 'key-3', supersedes: 'key-2' },
  ])
})

test('a malformed response counts as none', async () => {
  const { open, sent } = shopAnswering(broken(), new Response('<html>', { status: 200 }), created())
  const attempts = open()
  assert.ok('message' in (await attempts.send(payload)))
  assert.ok('message' in (await attempts.send(payload)))
  assert.ok('order' in (await attempts.send(payload)))
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('§4 while the first request is running (409) it waits and retries', async () => {
  const { open, sent, pauses } = shopAnswering(running(), running(), created())
  assert.ok('order' in (await open().send(payload)))
  assert.deepEqual(
    sent.map(({ key }) => key),
    ['key-1', 'key-1', 'key-1'],
  )
  assert.deepEqual(pauses, [1_000, 1_000])
})

test('a short Retry-After (429) is waited silently, a long one is shown', async () => {
  const { open, pauses } = shopAnswering(busy('3'), busy('60'), created())
  const delays: Delay[] = []
  assert.ok('order' in (await open().send(payload, (delay) => delays.push(delay))))
  assert.deepEqual(delays, [{ message: 'Too many orders at once' }])
  assert.deepEqual(pauses, [3_000, 60_000])
})

test('without a usable Retry-After each status is retried after a pause', async () => {
  for (const header of ['0', '-5', 'NaN', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
    const answers = [409, 429, 503].map((status) => new Response('', { status, headers: { 'Retry-After': header } }))
    const { open, pauses } = shopAnswering(...answers, created())
    assert.ok('order' in (await open().send(payload)))
    assert.deepEqual(pauses, [1_000, 1_000, 2_000], header)
  }
})

test('a Retry-After of years is a pause of ten minutes', async () => {
  for (const header of ['99999999999', 'Sat, 27 Nov 2100 10:00:00 GMT']) {
    const answers = [409, 429, 503].map((status) => new Response('', { status, headers: { 'Retry-After': header } }))
    const { open, pauses } = shopAnswering(...answers, created())
    assert.ok('order' in (await open().send(payload)))
    assert.deepEqual(pauses, [600_000, 600_000, 600_000], header)
  }
})

test('a 503 shows the shop’s message, and the order is retried after Retry-After, with growing pauses', async () => {
  const { open, sent, pauses } = shopAnswering(away(), away(), away(), away(), created())
  const delays: Delay[] = []
  assert.ok('order' in (await open().send(payload, (delay) => delays.push(delay))))
  assert.deepEqual(new Set(delays.map(({ message }) => message)), new Set(['The disk of the shop is full.']))
  assert.deepEqual(pauses, [3_000, 3_000, 4_000, 8_000])
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('a fault of the shop (500) is not shown as a fault of the connection', async () => {
  const answer = await shopAnswering(broken()).open().send(payload)
  assert.deepEqual(answer, { message: 'something went wrong on our side, not on yours', retry: true })
})

test('after a refusal for a higher total the accepted order reuses the key', async () => {
  const { open, sent, seenTotals } = shopAnswering(dearer(), created())
  const seen = { ...payload, seenTotalPaise: 2_500_00 }
  assert.deepEqual(await open().send(seen), { message: 'The total is now ₹2,600.', higherTotal })
  assert.equal(open().isLeft(seen), false, 'nothing is sent again without a press')
  assert.ok('order' in (await open().send({ ...seen, seenTotalPaise: 2_600_00 })))
  assert.deepEqual(
    sent.map(({ key }) => key),
    ['key-1', 'key-1'],
  )
  assert.deepEqual(seenTotals, [2_500_00, 2_600_00])
})

test('an order being sent continues after a reload, though a price has changed', async () => {
  const { open, sent } = shopAnswering(broken(), created())
  let isLeft = false
  const seen = { ...payload, seenTotalPaise: 2_500_00 }
  const lower = { ...payload, seenTotalPaise: 2_400_00 }
  const attempts = open()
  const sending = attempts.send(seen)
  isLeft = open().isLeft(lower)
  await sending
  await attempts.send(lower)
  assert.ok(isLeft)
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
})

test('§8 after a shortage the next attempt names the order that it supersedes', async () => {
  const { open, sent } = shopAnswering(short(), created())
  const answer = await open().send(payload)
  assert.deepEqual(answer, { message: 'Insufficient stock for product Lakshmi', retry: false })
  await open().send(smallerPayload)
  assert.deepEqual(sent[1], { key: 'key-2', supersedes: 'key-1' })
})

test('after a shortage even the same payload is a new attempt: the stock may be back', async () => {
  const { open, sent } = shopAnswering(short(), created())
  const attempts = open()
  await attempts.send(payload)
  await attempts.send(payload)
  assert.deepEqual(sent[1], { key: 'key-2', supersedes: 'key-1' })
})

test('an invalid form in between keeps the order to supersede', async () => {
  const refused = Response.json({ errors: { pincode: 'Pincode must be 6 digits' } }, { status: 422 })
  const { open, sent } = shopAnswering(short(), refused, created())
  const attempts = open()
  await attempts.send(payload)
  assert.deepEqual(await attempts.send(smallerPayload), { errors: { pincode: 'Pincode must be 6 digits' } })
  await attempts.send(smallerPayload)
  assert.deepEqual(sent[2], { key: 'key-3', supersedes: ['key-1', 'key-2'] })
})
