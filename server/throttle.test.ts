import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { coalesce, createThrottle } from './throttle.ts'

test('a throttle returns true once in each interval, for each key', () => {
  let now = 5
  const isDue = createThrottle(100, () => now)
  assert.deepEqual([isDue(), isDue(), isDue('other'), isDue('other')], [true, false, true, false])
  now = 104
  assert.equal(isDue(), false)
  now = 105
  assert.deepEqual([isDue(), isDue()], [true, false])
})

suite('coalescing', () => {
  test('runs at the first request, and once more for all requests during the run', async () => {
    let runs = 0
    const { request, idle } = coalesce(async () => {
      runs += 1
      await wait(5)
      return 5
    })
    for (let times = 0; times < 100; times += 1) request()
    assert.equal(runs, 1)
    await idle()
    assert.equal(runs, 2)
    request()
    await idle()
    assert.equal(runs, 3)
  })

  test('a request during the rest runs after it', async () => {
    const runs: number[] = []
    const { request, idle } = coalesce(async () => {
      runs.push(performance.now())
      return 50
    })
    request()
    await wait(10)
    request()
    await idle()
    assert.equal(runs.length, 2)
    assert.ok(runs[1]! - runs[0]! >= 45, runs.join())
  })

  test('does not run again once it is stopped, and does not rest', async () => {
    let runs = 0
    const stopping = new AbortController()
    const { request, idle } = coalesce(async () => {
      runs += 1
      return 60_000
    }, stopping.signal)
    request()
    request()
    stopping.abort()
    await idle()
    request()
    await idle()
    assert.equal(runs, 1)
  })
})
