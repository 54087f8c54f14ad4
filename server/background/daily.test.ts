import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#test/until.ts'
import { type DailyWork, startDaily } from './daily.ts'
import { markUnavailable } from '../database/unavailable.ts'

const LONG_MS = 1_000_000

function start(t: TestContext, works: readonly DailyWork['run'][], times = {}) {
  const failed: string[] = []
  const log = { error: (error: unknown, { during = '' } = {}) => void failed.push(`${during}: ${String(error)}`) }
  const named = works.map((run, index) => ({ during: `work ${index + 1}`, run }))
  const daily = startDaily(named, { log, everyMs: LONG_MS, retryMs: LONG_MS, ...times })
  t.after(() => daily.close())
  return { daily, failed }
}

test('work is done at once, and then at intervals until the shop closes', async (t) => {
  let times = 0
  const { daily } = start(t, [async () => (times += 1)], { everyMs: 20 })
  await until(async () => times >= 3)
  await daily.close()
  const before = times
  await wait(80)
  assert.equal(times, before)
})

test('jobs run one after another, so that together they use one connection', async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done: number[] = []
  start(t, [() => promise, async () => done.push(2)])
  await wait(30)
  assert.deepEqual(done, [])
  resolve()
  await until(async () => done.length === 1)
})

test('a failed job is logged and stops no other', async (t) => {
  const done: number[] = []
  const { failed } = start(t, [() => Promise.reject(new Error('a bug')), async () => done.push(2)])
  await until(async () => done.length === 1)
  assert.deepEqual(failed, ['work 1: Error: a bug'])
})

test('where the database was away a job is retried once, alone, and then logged', async (t) => {
  const tried = [0, 0]
  const away = async () => {
    tried[0]! += 1
    throw markUnavailable(new Error('timeout exceeded when trying to connect'), 'database away')
  }
  const { failed } = start(t, [away, async () => (tried[1]! += 1)], { retryMs: 20 })
  await until(async () => failed.length > 0)
  await wait(60)
  assert.deepEqual(tried, [2, 1])
  assert.deepEqual(failed, ['work 1: Error: timeout exceeded when trying to connect'])
})

test('closing stops the running work and waits for it; nothing else begins', async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isClosed = false
  let stopped: AbortSignal | undefined
  const done: number[] = []
  const first = async (signal: AbortSignal) => {
    stopped = signal
    await promise
  }
  const { daily } = start(t, [first, async () => done.push(2)])
  await until(async () => stopped !== undefined)
  const closing = daily.close().then(() => (isClosed = true))
  await wait(30)
  assert.deepEqual([stopped?.aborted, isClosed], [true, false])
  resolve()
  await closing
  assert.deepEqual(done, [])
})
