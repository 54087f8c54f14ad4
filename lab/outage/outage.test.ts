import assert from 'node:assert/strict'
import test from 'node:test'
import { runOutage } from './run-outage.ts'

test('no process ends, no acknowledged order is lost, and orders are placed again after PostgreSQL stops under load', async (t) => {
  const outcome = await runOutage(t, { processes: 1, customers: 6, loadMs: 300, awayMs: 300 })
  const { acknowledged, responses, recoveryMs, ...counts } = outcome
  assert.deepEqual(counts, { lost: 0, duplicates: 0, stockDifference: 0, ended: 0 }, JSON.stringify(outcome))
  assert.ok(acknowledged > 10)
  assert.ok(recoveryMs !== undefined && recoveryMs < 5_000, `${recoveryMs} ms`)
  assert.deepEqual(
    Object.keys(responses).filter((status) => !['200', '201', '409', '503'].includes(status)),
    [],
  )
})

test('control: a process that does not listen for the errors of its connections ends', async (t) => {
  const { ended } = await runOutage(t, {
    processes: 1,
    customers: 6,
    loadMs: 300,
    awayMs: 0,
    recoveryLimitMs: 0,
    withoutErrorListeners: true,
  })
  assert.equal(ended, 1)
})
