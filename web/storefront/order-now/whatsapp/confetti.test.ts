import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONFETTI_PARTICLES } from '#domain/timings.ts'
import { FLIGHT_SECONDS, FULL_BLOOM_SECONDS, flownFor, scatter } from './confetti.ts'

/** A fixed seed. */
function chances() {
  let state = 7
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

const pieces = scatter(CONFETTI_PARTICLES, chances())
const share = (seconds: number, isSo: (place: { x: number; y: number }) => boolean) =>
  pieces.filter((piece) => isSo(flownFor(seconds, piece))).length / pieces.length

test('§9 there are 1000 pieces, shot from both corners below', () => {
  assert.equal(pieces.length, 1_000)
  assert.deepEqual([...new Set(pieces.map(({ x, y }) => `${x},${y}`))].toSorted(), ['0,1', '1,1'])
})

test('in full bloom most of them are on the screen', () => {
  assert.ok(share(FULL_BLOOM_SECONDS, ({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1) > 0.6)
})

test('at the end none is left', () => {
  assert.equal(
    share(FLIGHT_SECONDS, ({ y }) => y > 1),
    1,
  )
})

test('even the luckiest and the unluckiest piece comes down', () => {
  for (const chance of [0, 1]) {
    for (const piece of scatter(2, () => chance)) assert.ok(flownFor(FLIGHT_SECONDS, piece).y > 1)
  }
})
