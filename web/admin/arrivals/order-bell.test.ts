import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { createBell } from './order-bell.ts'

/** Counts the tones, on its own clock. */
function soundCard() {
  const card = { tones: 0, currentTime: 0, opened: 0 }
  const parameter = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const node = { frequency: parameter, gain: parameter, connect: () => node, start: () => (card.tones += 1), stop() {} }
  const audio = {
    get currentTime() {
      return card.currentTime
    },
    destination: node,
    createOscillator: () => node,
    createGain: () => node,
    resume: async () => {},
  }
  return { card, open: () => ((card.opened += 1), audio as unknown as AudioContext) }
}

test('no sound is loaded or played before the click', () => {
  const { card, open } = soundCard()
  const bell = createBell(open)
  bell.ring()
  assert.deepEqual([bell.isOn(), card.opened, card.tones], [false, 0, 0])
})

test('the click that turns it on rings it once, and an order rings it again', async () => {
  const { card, open } = soundCard()
  const bell = createBell(open)
  let heard = 0
  bell.subscribe(() => (heard += 1))
  bell.toggle()
  await settle()
  assert.deepEqual([bell.isOn(), card.tones, heard], [true, 2, 1])
  card.currentTime = 10
  bell.ring()
  assert.equal(card.tones, 4)
})

test('orders that come in together ring once', async () => {
  const { card, open } = soundCard()
  const bell = createBell(open)
  bell.toggle()
  await settle()
  for (const seconds of [0.3, 0.6, 0.9]) {
    card.currentTime = seconds
    bell.ring()
  }
  assert.equal(card.tones, 2)
})

test('turned off it is silent, and turned on again it opens no second sound card', async () => {
  const { card, open } = soundCard()
  const bell = createBell(open)
  bell.toggle()
  bell.toggle()
  await settle()
  card.currentTime = 10
  bell.ring()
  assert.equal(card.tones, 0)
  bell.toggle()
  await settle()
  assert.deepEqual([card.opened, card.tones], [1, 2])
})

test('where there is no sound it stays off', () => {
  const bell = createBell(() => {
    throw new Error('no sound here')
  })
  bell.toggle()
  bell.ring()
  assert.equal(bell.isOn(), false)
})
