// PostgreSQL is stopped at once under load and started again: `npm run outage` in short.
import assert from 'node:assert/strict'
import test from 'node:test'
import { runOutage } from './run-outage.ts'

test('no process ends, no acknowledged order is lost, and orders flow again, when PostgreSQL stops under load', async (t) => {
  const outcome = await runOutage(t, { processes: 2, customers: 8, loadMs: 700, awayMs: 500 })
  const { acknowledged, answers, flowsAfterMs, ...books } = outcome
  assert.deepEqual(books, { lost: 0, doubled: 0, astray: 0, ended: 0 }, JSON.stringify(outcome))
  assert.ok(acknowledged > 10)
  assert.ok(flowsAfterMs !== undefined && flowsAfterMs < 5_000, `${flowsAfterMs} ms`)
  assert.deepEqual(
    Object.keys(answers).filter((status) => !['200', '201', '409', '503'].includes(status)),
    [],
  )
})

test('control: a process that does not listen for the errors of its connections ends', async (t) => {
  const { ended } = await runOutage(t, {
    processes: 1,
    customers: 8,
    loadMs: 500,
    awayMs: 0,
    flowLimitMs: 0,
    isDeaf: true,
  })
  assert.equal(ended, 1)
})
