import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  created,
  dearer,
  lost,
  shopAnswering,
  shopWith,
  short,
  smallerPayload,
  payload,
} from '#test/fixtures/fake-shop.ts'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { createPendingAttempt } from './pending-attempt.ts'
import { SENT_WITHIN_MS, STORED_FINGERPRINT, waitingIn, type OrderAttempt } from './stored-attempt.ts'

/** The answer of a shop that takes no orders. */
const closed = () => Response.json({ message: 'We are not taking orders at the moment.' }, { status: 422 })
const unwatched = { isWatched: () => false }
const resumed = { ...unwatched, resumed: true }

/** Without a line until the second pause. */
function withoutLine(...answers: Parameters<typeof shopAnswering>) {
  const shop = shopAnswering(...answers)
  shop.line.isUp = false
  return shop
}

test('without a line nothing leaves the device; the order waits with its details until the shop has it', async () => {
  const { open, sent, kept, line } = withoutLine(created())
  const attempts = open()
  let delays = 0
  const answer = await attempts.send(payload, () => {
    delays += 1
    assert.equal(sent.length, 0)
    const waiting = open().waiting()
    assert.equal(waiting?.phase, 'due')
    assert.equal(waiting?.attempt.sent, undefined)
    assert.deepEqual(waiting?.attempt.payload, payload)
    line.isUp = delays > 2
  })
  assert.ok('order' in answer)
  assert.equal(sent.length, 1)
  assert.doesNotMatch(JSON.stringify(kept), /Meena|Temple|98765/)
})

test('another page sends what waits under its key, and control: another key would be another order', async () => {
  const { open, sent } = shopAnswering(lost(), created(), created())
  const left = open()
  void left.send(payload, () => {})
  const waiting = open().waiting()
  assert.ok(waiting)
  const page = open()
  assert.ok('order' in (await page.send(waiting.attempt.payload, () => {}, resumed)))
  assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
  await page.send(payload)
  assert.equal(new Set(sent.map(({ key }) => key)).size, 2)
})

test('a tab that still tries stores nothing once another tab has the answer', () => {
  const storage = fakeStorage()
  const open = () =>
    createPendingAttempt(
      () => storage,
      () => 1_000,
    )
  const [tab, other] = [open(), open()]
  const attempt: OrderAttempt = {
    key: 'key-1',
    fingerprint: 'one',
    supersedes: [],
    payload,
    madeAt: 1_000,
    goesOn: true,
  }
  other.store(attempt)
  tab.settle(attempt)
  other.store({ ...attempt, sent: true })
  assert.equal(other.current(), undefined)
  assert.doesNotMatch(JSON.stringify(storage.kept), /Meena|Temple|98765/)
  other.store({ ...attempt, key: 'key-2' })
  assert.equal(tab.current()?.key, 'key-2')
})

test('a stopped order ends at once, in each tab; the next one names it', async () => {
  const { open, sent, line } = withoutLine(created())
  const [tab, other] = [open(), open()]
  let stopped: unknown
  const answer = await tab.send(payload, () => {
    if (sent.length === 0) stopped = other.stop()
    tab.reread()
  })
  assert.deepEqual(answer, { unsent: true })
  assert.deepEqual(await stopped, { maybeReceived: false })
  assert.equal(tab.waiting(), undefined)
  line.isUp = true
  assert.ok('order' in (await tab.send(smallerPayload)))
  assert.deepEqual(sent, [{ key: 'key-2', supersedes: 'key-1' }])
})

test('an order that was stopped after a request has left may have been received', async () => {
  const { open } = shopAnswering(lost())
  const tab = open()
  let stopped: unknown
  await tab.send(payload, () => (stopped = tab.stop()))
  assert.deepEqual(await stopped, { maybeReceived: true })
})

test('after half a day, and with a clock that was set back by as much, it asks before it is sent', async () => {
  const { open, sent, clock, line } = withoutLine(created())
  clock.nowMs = 10 * SENT_WITHIN_MS
  const answer = await open().send(payload, () => (clock.nowMs += SENT_WITHIN_MS / 4))
  assert.deepEqual(answer, { unsent: true })
  assert.equal(open().waiting()?.phase, 'overdue')
  clock.nowMs += 30 * SENT_WITHIN_MS
  const waiting = open().waiting()
  assert.equal(waiting?.phase, 'overdue', 'it is never forgotten')
  assert.equal(waitingIn(waiting?.attempt, 0)?.phase, 'overdue')
  line.isUp = true
  assert.ok('order' in (await open().send(waiting?.attempt.payload ?? payload)))
  assert.deepEqual(sent, [{ key: 'key-1', supersedes: undefined }])
})

test('a refusal that nobody watches is kept as a question with the details, until it is sent again', async () => {
  for (const refuse of [dearer, short, closed]) {
    const { open, kept } = shopAnswering(refuse(), created())
    const attempts = open()
    await attempts.send(payload, () => {}, unwatched)
    const asked = open().waiting()
    assert.equal(asked?.phase, 'asked')
    assert.ok(asked?.attempt.question?.message)
    assert.deepEqual(asked?.attempt.payload, payload)
    assert.ok('order' in (await open().send(payload)))
    assert.doesNotMatch(JSON.stringify(kept), /Meena|Temple|98765/)
  }
})

test('a refusal that the visitor reads in the checkout leaves no details', async () => {
  const { open, kept } = shopAnswering(short())
  await open().send(payload)
  assert.doesNotMatch(JSON.stringify(kept), /Meena|Temple|98765/)
  assert.equal(open().waiting(), undefined)
})

test('an order that another tab has brought in ends here without a second confirmation', async () => {
  const { open } = shopAnswering(lost(), created(), created())
  const [tab, other] = [open(), open()]
  let first: Promise<unknown> | undefined
  const answer = await tab.send(payload, () => void (first ??= other.send(payload, () => {}, resumed)), resumed)
  assert.ok('order' in answer !== 'order' in ((await first) as object))
})

test('where the storage is full the key alone is kept, and the order is still sent while the page is open', async () => {
  const room = fakeStorage()
  const small = {
    ...room,
    setItem(name: string, text: string) {
      if (text.includes('payload')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      room.setItem(name, text)
    },
  }
  const { open, line } = shopWith(small, created())
  line.isUp = false
  const attempts = open()
  const answer = await attempts.send(payload, () => {
    assert.equal(attempts.isKept(), false)
    assert.equal(attempts.waiting()?.phase, 'due')
    assert.match(room.kept['order-attempt'] ?? '', /key-1/)
    line.isUp = true
  })
  assert.ok('order' in answer)
})

test('what an earlier version or a hand has stored is no waiting order', () => {
  const attempt: OrderAttempt = { key: 'k', fingerprint: 'f', madeAt: 0, supersedes: [], goesOn: true }
  assert.equal(waitingIn(attempt, 0), undefined)
  for (const strange of ['x', {}, { customer: null, items: [] }, { customer: {}, items: {} }]) {
    const kept = { 'order-attempt': JSON.stringify({ ...attempt, [STORED_FINGERPRINT]: 'f', payload: strange }) }
    assert.equal(shopWith(fakeStorage(kept)).open().waiting(), undefined)
  }
})
