import assert from 'node:assert/strict'
import { test } from 'node:test'
import { directionOfSwipe } from './use-turning.ts'

for (const [right, down, direction] of [
  [-80, 0, 'later'],
  [80, 10, 'earlier'],
  [-30, 0, undefined],
  [-80, 70, undefined],
  [0, 200, undefined],
] as const) {
  test(`a swipe by ${right}, ${down} is ${direction ?? 'none'}`, () =>
    assert.equal(directionOfSwipe(right, down), direction))
}
