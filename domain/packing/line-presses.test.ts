import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  countedCases,
  isLater,
  packedNote,
  type PackingPress,
  pressedAt,
  readCases,
  readPresses,
  readThere,
} from './line-presses.ts'

const press: PackingPress = {
  key: 'a'.repeat(32),
  orderId: 'ORD20261120224520123',
  productId: 'p1',
  state: 'ticked',
  quantity: 5,
  there: 5,
  at: '2026-11-20T06:30:00.000Z',
}

const packed = (note: string) => ({ kind: 'step' as const, step: 'packed' as const, note })

test('presses are read as they were made, and nothing else is', () => {
  assert.deepEqual(readPresses([press]), [press])
  assert.deepEqual(readPresses([{ ...press, state: 'short', there: 3 }])?.[0]?.there, 3)
  const faulty = [
    { ...press, state: 'packed' },
    { ...press, state: 'short' },
    { ...press, there: 3 },
    { ...press, there: -1, quantity: -1 },
    { ...press, at: 'yesterday' },
    { ...press, key: '' },
    { ...press, productId: '' },
    { ...press, quantity: 1.5, there: 1.5 },
    null,
  ]
  for (const each of faulty) assert.equal(readPresses([press, each]), undefined, JSON.stringify(each))
  for (const found of [undefined, null, {}, 'x']) assert.equal(readPresses(found), undefined)
  assert.equal(readPresses(Array.from({ length: 501 }, () => press)), undefined)
})

test('the last press of a line counts, in any order of arrival; of two at once the same one everywhere', () => {
  const later = { key: 'a', at: '2026-11-20T06:30:01.000Z' }
  assert.equal(isLater(later, press), true)
  assert.equal(isLater(press, later), false)
  assert.equal(isLater(press, undefined), true)
  const other = { ...press, key: 'b'.repeat(32) }
  assert.deepEqual([isLater(press, other), isLater(other, press), isLater(press, press)], [false, true, false])
})

test('a device whose clock is ahead does not press in the future', () => {
  const now = new Date('2026-11-20T06:30:00.500Z')
  assert.equal(pressedAt(press.at, now), press.at)
  assert.equal(pressedAt('2027-11-20T06:30:00.000Z', now), now.toISOString())
})

test('a short line has fewer pieces than the order wants', () => {
  assert.deepEqual(readThere(' 3 ', 5), { there: 3 })
  assert.deepEqual(readThere('௦', 5), { there: 0 })
  assert.deepEqual(readThere('5', 5), { error: 'The order has 5. If you have all of them, tick the line.' })
  for (const text of ['', 'some', '-1', '1.5x'])
    assert.deepEqual(
      readThere(text, 5),
      text === '-1' ? { there: 1 } : { error: 'Type how many you have. Type 0 if you have none.' },
      text,
    )
})

test('an order fills 1 to 999 cases', () => {
  assert.deepEqual(readCases('4'), { cases: 4 })
  assert.deepEqual(readCases('௪'), { cases: 4 })
  for (const text of ['', '0', 'many']) assert.deepEqual(readCases(text), { error: 'Type the number of cases.' }, text)
  assert.deepEqual(readCases('1000'), { error: 'Type 999 cases or fewer.' })
})

test('the history knows the number of cases that were packed last', () => {
  assert.equal(countedCases([packed(packedNote(4)), packed(packedNote(1)), { kind: 'note', note: '9 cases' }]), '1')
  assert.equal(countedCases([packed('by hand')]), '')
  assert.equal(countedCases([]), '')
})
