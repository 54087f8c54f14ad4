import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedPieces, withStockAfter } from './movements.ts'

test('the stock after each movement is counted back from the stock of now', () => {
  const at = '2026-10-28T06:30:00.000Z'
  const movements = [
    { at, kind: 'order', delta: -3 },
    { at, kind: 'stock', delta: 50 },
    { at, kind: 'created', delta: 10 },
  ] as const
  assert.deepEqual(
    withStockAfter(movements, 57).map(({ stockAfter }) => stockAfter),
    [57, 60, 10],
  )
  assert.deepEqual(withStockAfter([], 5), [])
})

test('a movement is written with its sign', () => {
  assert.deepEqual([12, -3, 0].map(signedPieces), ['+12', '−3', '0'])
})
