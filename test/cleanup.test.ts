import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanup } from './cleanup.ts'

test('cleanup runs in reverse order', async (t) => {
  const order: number[] = []
  await t.test('a test with three things', (inner) => {
    for (const n of [1, 2, 3]) cleanup(inner, async () => void order.push(n))
  })
  assert.deepEqual(order, [3, 2, 1])
})
