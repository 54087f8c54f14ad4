// Many buyers at the same moment for ten pieces, at several processes: a short `npm run lab -- races rush`.
import assert from 'node:assert/strict'
import test from 'node:test'
import { runRush } from './rush.ts'

const asked = { kind: 'postgres', processes: 2, rounds: 2, buyers: 100, stock: 10 } as const

test('F1 a hundred buyers at two processes for ten pieces: ten are sold each round', async (t) => {
  const { sold, faults } = await runRush(t, asked)
  assert.deepEqual({ sold, faults }, { sold: [10, 10], faults: [] })
})

test('control: without the condition on the stock the same processes sell more than there are', async (t) => {
  const { sold, faults } = await runRush(t, { ...asked, rounds: 1, mutant: 'stock is taken whatever there is' })
  assert.ok(sold[0]! > asked.stock, `${sold}`)
  assert.match(faults.join(), /has a stock of -\d+/)
})
