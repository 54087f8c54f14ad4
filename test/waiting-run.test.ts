import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runWaitingOrders } from './waiting-run.ts'

test('of 200 orders on a bad line none is lost or doubled, and each visitor knows which', async (t) => {
  const report = await runWaitingOrders(t, { orders: 200, seed: 'waiting' })
  assert.deepEqual([report.lost, report.doubled], [[], []])
  assert.ok(report.confirmed > 100 && report.stopped > 5, JSON.stringify(report))
})

test('control: with a key that changes at each reload, orders are doubled', async (t) => {
  const { doubled } = await runWaitingOrders(t, { orders: 200, seed: 'waiting', keyChanges: true })
  assert.ok(doubled.length > 0)
})

test('control: a browser that also sends what was withdrawn places orders that were stopped', async (t) => {
  const { doubled } = await runWaitingOrders(t, { orders: 200, seed: 'waiting', nothingWithdrawn: true })
  assert.ok(doubled.length > 0)
})
