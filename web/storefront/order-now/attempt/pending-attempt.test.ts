// What is known of an open attempt: with every kind of storage, over reloads, in several tabs, and along a chain of lost answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  broken,
  created,
  customer,
  lost,
  shopAnswering,
  shopWith,
  short,
  smallerPayload,
  payload,
} from '#test/fixtures/fake-shop.ts'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { isOrderPending } from './stored-attempt.ts'

for (const [name, storage] of [
  ['full', fakeStorage({}, { full: true })],
  ['forbidden', undefined],
] as const) {
  test(`with a storage that is ${name} the same payload keeps its key, and a mended one names it`, async () => {
    const { open, sent } = shopWith(storage, broken(), broken(), broken(), created())
    const attempts = open()
    await attempts.send(payload)
    await attempts.send(payload)
    await attempts.send(smallerPayload)
    await attempts.send(payload)
    assert.deepEqual(sent, [
      { key: 'key-1', supersedes: undefined },
      { key: 'key-1', supersedes: undefined },
      { key: 'key-2', supersedes: 'key-1' },
      { key: 'key-3', supersedes: ['key-1', 'key-2'] },
    ])
  })
}

test('a cleared storage costs neither the key nor the name of the attempt before', async () => {
  const { open, sent, kept } = shopAnswering(broken(), broken(), created())
  const attempts = open()
  await attempts.send(payload)
  delete kept['order-attempt']
  await attempts.send(payload)
  delete kept['order-attempt']
  await attempts.send(smallerPayload)
  assert.deepEqual(sent.slice(1), [
    { key: 'key-1', supersedes: undefined },
    { key: 'key-2', supersedes: 'key-1' },
  ])
})

test('a storage that filled up after an earlier attempt does not bring that one back', async () => {
  const full = { full: false }
  const { open, sent } = shopWith(fakeStorage({}, full), short(), broken(), created())
  const attempts = open()
  await attempts.send(payload)
  full.full = true
  await attempts.send(smallerPayload)
  await attempts.send(smallerPayload)
  assert.deepEqual(sent.slice(1), [
    { key: 'key-2', supersedes: 'key-1' },
    { key: 'key-2', supersedes: 'key-1' },
  ])
})

test('a second tab that sends the same cart sends it under the same key, and once it is answered the first names it no more', async () => {
  const { open, sent } = shopAnswering(broken(), created(), created())
  const [first, second] = [open(), open()]
  await first.send(payload)
  assert.ok('order' in (await second.send(payload)))
  await first.send(smallerPayload)
  assert.deepEqual(sent.slice(1), [
    { key: 'key-1', supersedes: undefined },
    { key: 'key-2', supersedes: undefined },
  ])
})

test('only an order that was being sent when the page was left is sent again', async () => {
  const { open, kept } = shopAnswering(broken())
  const left = '{"key":"key-0","wish":"x","madeAt":0,"goesOn":true}'
  assert.ok(isOrderPending(fakeStorage({ 'order-attempt': left }), 60_000))
  assert.ok(!isOrderPending(fakeStorage({ 'order-attempt': left }), 2 * 60 * 60_000))
  const attempts = open()
  const sending = attempts.send(payload)
  assert.ok(open().isLeft(payload))
  assert.ok(!open().isLeft(smallerPayload))
  await sending
  assert.ok(!open().isLeft(payload))
  assert.ok(!isOrderPending({ ...fakeStorage(kept) }, 0))
})

test('a chain names every attempt before it: the shop may not have the last one', async () => {
  const { open, sent } = shopAnswering(broken(), broken(), short(), broken(), created())
  const attempts = open()
  for (const quantity of [50, 40, 30, 20, 10]) await attempts.send({ customer, items: [{ id: 'p1', quantity }] })
  // The third was answered: it ran short, and stands for the two before it.
  assert.deepEqual(
    sent.map(({ supersedes }) => supersedes),
    [undefined, 'key-1', ['key-1', 'key-2'], 'key-3', ['key-3', 'key-4']],
  )
})

test('an order that never got its answer is forgotten after a day, so that it can be ordered again', async () => {
  const { open, sent, clock } = shopAnswering(broken(), created())
  await open().send(payload)
  clock.nowMs += 25 * 60 * 60 * 1000
  await open().send(payload)
  assert.deepEqual(sent.at(-1), { key: 'key-2', supersedes: undefined })
})

test('nothing of the address stays on the device', async () => {
  const { open, kept } = shopAnswering(lost(), broken())
  await open().send(payload)
  assert.doesNotMatch(JSON.stringify(kept), /Meena|Temple|98765/)
})
