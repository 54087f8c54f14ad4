import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardAfter } from './row-keys.ts'

for (const [key, current, next] of [
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, undefined],
  ['Home', 3, 0],
  ['Home', 0, undefined],
  ['End', 1, 4],
  ['Tab', 1, undefined],
  ['ArrowRight', -1, undefined],
] as const) {
  test(`${key} on card ${current} of 5 leads to ${next}`, () => assert.equal(cardAfter(key, current, 5), next))
}
