import assert from 'node:assert/strict'
import test from 'node:test'
import { inTurns } from './in-turns.ts'

test('each side is measured once a round, and every second round begins with the other one', async () => {
  const order: string[] = []
  const side = (name: string) => async () => order.push(name)
  const samples = await inTurns(4, { shop: side('shop'), bare: side('bare') })
  assert.deepEqual(order, ['shop', 'bare', 'bare', 'shop', 'shop', 'bare', 'bare', 'shop'])
  assert.deepEqual(samples, { shop: [1, 4, 5, 8], bare: [2, 3, 6, 7] })
})
