import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PackingPress } from '#domain/packing/line-presses.ts'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { heldPresses, keptPressesIn, pressMoment, withAnswers, withoutKnown, withPress } from './device-presses.ts'

const orderId = 'ORD20261120224520123'

function press(name: string, more: Partial<PackingPress> = {}): PackingPress {
  const at = '2026-11-20T06:30:00.000Z'
  return { key: name.repeat(16), orderId, productId: 'p1', state: 'ticked', quantity: 5, there: 5, at, ...more }
}

const later = (seconds: number) => `2026-11-20T06:30:0${seconds}.000Z`

test('ticks without a network survive a reload, and an unreadable one loses no other', () => {
  const storage = fakeStorage()
  const sent = { ...press('b', { productId: 'p2' }), isSent: true as const }
  keptPressesIn(() => storage).change(() => [press('a'), sent])
  assert.deepEqual(keptPressesIn(() => storage).get(), [press('a'), sent])
  storage.setItem('packing-presses:x', JSON.stringify({ key: 'x' }))
  storage.setItem('packing-presses:y', '{"broken')
  assert.deepEqual(keptPressesIn(() => storage).get(), [press('a'), sent])
  keptPressesIn(() => storage).change(() => [sent])
  assert.deepEqual(keptPressesIn(() => storage).get(), [sent])
})

test('ticks stored by an earlier version are read', () => {
  const storage = fakeStorage({ 'packing-presses': JSON.stringify([{ key: 'x' }, null, press('a')]) })
  assert.deepEqual(keptPressesIn(() => storage).get(), [press('a')])
  assert.equal(storage.getItem('packing-presses'), null)
  storage.setItem('packing-presses', '{"broken')
  assert.deepEqual(keptPressesIn(() => storage).get(), [press('a')])
})

test('ticks in another tab during a write are not lost', () => {
  const storage = fakeStorage()
  const [tab, other] = [keptPressesIn(() => storage), keptPressesIn(() => storage)]
  const theirs = press('b', { productId: 'p2', at: later(1) })
  tab.change((kept) => {
    other.change((seen) => withPress(seen, theirs))
    return withPress(kept, press('a'))
  })
  tab.reread()
  assert.deepEqual(tab.get(), [press('a'), theirs])
})

test('a full storage keeps the tick in this tab and shows a warning', () => {
  const store = keptPressesIn(() => fakeStorage({}, { full: true }))
  store.change(() => [press('a')])
  assert.deepEqual([store.get().length, store.isStored()], [1, false])
})

test('a second press on a line replaces the first; other lines stay', () => {
  const kept = [press('a'), press('b', { productId: 'p2' }), press('c', { orderId: 'ORD2' })]
  const next = press('d', { state: 'open', at: later(1) })
  assert.deepEqual(
    withPress(kept, next).map(({ key }) => key[0]),
    ['b', 'c', 'd'],
  )
})

test('the shop’s ticks are shown until the screen has loaded them; ticks in between are not lost', () => {
  const pressedLater = press('b', { state: 'open', at: later(2) })
  const kept = withAnswers([press('a'), pressedLater], [{ key: press('a').key, at: later(1) }])
  assert.deepEqual(kept, [{ ...press('a'), at: later(1), isSent: true }, pressedLater])
  assert.deepEqual(withoutKnown(kept, { orderId, presses: [] }), kept, 'the screen is older than the press')
  const known = withoutKnown(kept, { orderId, presses: [press('a', { at: later(1) })] })
  assert.deepEqual(known, [pressedLater])
  assert.deepEqual(withoutKnown(kept, { orderId: 'ORD2', presses: [] }), [pressedLater])
  assert.equal(withoutKnown(known, { orderId, presses: [] }), known, 'nothing changes, nothing is drawn')
  assert.deepEqual(withAnswers([press('a')], [{ key: press('a').key, at: later(1), isGone: true }]), [])
})

test('of the shop’s and the phone’s ticks, the later one is shown', () => {
  const stored = [{ ...press('a', { at: later(5), state: 'open' }), by: 'Selvi' }]
  assert.equal(heldPresses(orderId, stored, [press('b', { at: later(1) })]).get('p1')?.state, 'open')
  assert.equal(heldPresses(orderId, stored, [press('b', { at: later(6) })]).get('p1')?.state, 'ticked')
  assert.equal(heldPresses('ORD2', [], [press('b')]).size, 0)
})

test('a tick is later than the one it answers, even when the clock was set back', () => {
  assert.equal(pressMoment(later(5), undefined), later(5))
  assert.equal(pressMoment(later(5), { at: later(1) }), later(5))
  assert.equal(pressMoment(later(1), { at: later(5) }), '2026-11-20T06:30:05.001Z')
})
