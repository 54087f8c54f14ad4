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
import { createPendingAttempt } from './pending-attempt.ts'
import { isOrderPending } from './stored-attempt.ts'

for (const [name, storage] of [
  ['full', fakeStorage({}, { full: true })],
  ['forbidden', undefined],
] as const) {
  test(`with a storage that is ${name} the same payload keeps its key, and a changed one names it`, async () => {
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

test('a cleared storage loses neither the key nor the earlier attempt', async () => {
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

test('a storage that fills up does not restore an earlier attempt', async () => {
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

test('a second tab sends the same cart under the same key, and after its response the first no longer names it', async () => {
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

test('only an order that was being sent when the page was left is resumed', async () => {
  const { open, kept } = shopAnswering(broken())
  const left = '{"key":"key-0","wish":"x","madeAt":0,"goesOn":true}'
  assert.ok(isOrderPending(fakeStorage({ 'order-attempt': left }), 60_000))
  assert.ok(isOrderPending(fakeStorage({ 'order-attempt': left }), 11 * 60 * 60_000))
  assert.ok(!isOrderPending(fakeStorage({ 'order-attempt': left }), 13 * 60 * 60_000))
  const attempts = open()
  const sending = attempts.send(payload)
  assert.ok(open().isLeft(payload))
  assert.ok(!open().isLeft(smallerPayload))
  await sending
  assert.ok(!open().isLeft(payload))
  assert.ok(!isOrderPending({ ...fakeStorage(kept) }, 0))
})

const attempt = (key: string, madeAt: number) =>
  ({ key, fingerprint: key, supersedes: [], madeAt, goesOn: true }) as const

test('an answer removes its own attempt, and not that of another customer in another tab', () => {
  const storage = fakeStorage()
  const [first, second] = [0, 0].map(() =>
    createPendingAttempt(
      () => storage,
      () => 9,
    ),
  )
  first?.store(attempt('key-1', 1))
  second?.store(attempt('key-2', 2))
  first?.settle(attempt('key-1', 1))
  assert.equal(second?.current()?.key, 'key-2')
  assert.equal(
    createPendingAttempt(
      () => storage,
      () => 9,
    ).current()?.key,
    'key-2',
    'after a reload',
  )
  second.settle(attempt('key-2', 2))
  assert.equal(first?.current(), undefined)
})

test('a chain of attempts names every earlier one: the shop may lack the last', async () => {
  const { open, sent } = shopAnswering(broken(), broken(), short(), broken(), created())
  const attempts = open()
  for (const quantity of [50, 40, 30, 20, 10]) await attempts.send({ customer, items: [{ id: 'p1', quantity }] })
  // The third ran short, and supersedes the two before it.
  assert.deepEqual(
    sent.map(({ supersedes }) => supersedes),
    [undefined, 'key-1', ['key-1', 'key-2'], 'key-3', ['key-3', 'key-4']],
  )
})

test('an unanswered order expires after a day, so that it can be ordered again', async () => {
  const { open, sent, clock } = shopAnswering(broken(), created())
  await open().send(payload)
  clock.nowMs += 25 * 60 * 60 * 1000
  await open().send(payload)
  assert.deepEqual(sent.at(-1), { key: 'key-2', supersedes: undefined })
})

test('after an answer the device stores no address', async () => {
  const { open, kept } = shopAnswering(lost(), broken())
  await open().send(payload)
  assert.doesNotMatch(JSON.stringify(kept), /Meena|Temple|98765/)
})
