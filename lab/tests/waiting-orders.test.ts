import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { runWaitingOrders } from '#test/waiting-run.ts'

test('of 2,000 orders on a bad line none is lost or doubled', async (t) => {
  const seed = randomUUID()
  const report = await runWaitingOrders(t, { orders: 2_000, seed })
  t.diagnostic(`seed ${seed}: ${report.confirmed} confirmed, ${report.stopped} stopped`)
  assert.deepEqual([report.lost, report.doubled], [[], []], seed)
})
