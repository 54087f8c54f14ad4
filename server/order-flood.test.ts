import assert from 'node:assert/strict'
import test from 'node:test'
import { testWorld } from '#test/open-test-shop.ts'
import { openOrderFlood } from './order-flood.ts'

const HOME = '203.0.113.5'

test('a burst passes, then one order each two seconds', () => {
  const world = testWorld()
  const flood = openOrderFlood(world, { burst: 5, perMinute: 30 })
  for (let order = 0; order < 5; order += 1) assert.equal(flood.secondsToWait(HOME), 0)
  assert.equal(flood.secondsToWait(HOME), 2)
  world.advance(2)
  assert.equal(flood.secondsToWait(HOME), 0)
  assert.equal(flood.secondsToWait(HOME), 2)
})

test('the burst is twice what a minute allows', () => {
  const flood = openOrderFlood(testWorld(), { perMinute: 30 })
  const passed = Array.from({ length: 61 }, () => flood.secondsToWait(HOME)).filter((seconds) => seconds === 0)
  assert.equal(passed.length, 60)
})

test('one address does not hold up another, and a rest fills the burst again but no more', () => {
  const world = testWorld()
  const flood = openOrderFlood(world, { burst: 2, perMinute: 30 })
  flood.secondsToWait(HOME)
  flood.secondsToWait(HOME)
  assert.ok(flood.secondsToWait(HOME) > 0)
  assert.equal(flood.secondsToWait('198.51.100.7'), 0)
  world.advance(3_600)
  assert.deepEqual(
    [1, 2, 3].map(() => flood.secondsToWait(HOME) > 0),
    [false, false, true],
  )
})

test('addresses that were quiet longest are forgotten first, so memory is bounded', () => {
  const flood = openOrderFlood(testWorld(), { burst: 1, perMinute: 1 })
  flood.secondsToWait(HOME)
  assert.ok(flood.secondsToWait(HOME) > 0)
  for (let n = 0; n < 50_000; n += 1) flood.secondsToWait(`address ${n}`)
  assert.equal(flood.secondsToWait(HOME), 0)
})
