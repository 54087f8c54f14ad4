import assert from 'node:assert/strict'
import test from 'node:test'
import { testSystem } from '#test/shop/open-test-shop.ts'
import { openRateLimit } from './rate-limit.ts'

const HOME = '203.0.113.5'

test('a burst passes, then one each two seconds', () => {
  const system = testSystem()
  const limit = openRateLimit(system, { burst: 5, perMinute: 30 })
  for (let passed = 0; passed < 5; passed += 1) assert.equal(limit.retryAfterSeconds(HOME), 0)
  assert.equal(limit.retryAfterSeconds(HOME), 2)
  system.advance(2)
  assert.equal(limit.retryAfterSeconds(HOME), 0)
  assert.equal(limit.retryAfterSeconds(HOME), 2)
})

test('one address does not delay another, and a pause refills the burst but no more', () => {
  const system = testSystem()
  const limit = openRateLimit(system, { burst: 2, perMinute: 30 })
  limit.retryAfterSeconds(HOME)
  limit.retryAfterSeconds(HOME)
  assert.ok(limit.retryAfterSeconds(HOME) > 0)
  assert.equal(limit.retryAfterSeconds('198.51.100.7'), 0)
  system.advance(3_600)
  assert.deepEqual(
    [1, 2, 3].map(() => limit.retryAfterSeconds(HOME) > 0),
    [false, false, true],
  )
})

test('addresses that were quiet longest are forgotten first, so memory is bounded', () => {
  const limit = openRateLimit(testSystem(), { burst: 1, perMinute: 1 })
  limit.retryAfterSeconds(HOME)
  assert.ok(limit.retryAfterSeconds(HOME) > 0)
  for (let n = 0; n < 50_000; n += 1) limit.retryAfterSeconds(`address ${n}`)
  assert.equal(limit.retryAfterSeconds(HOME), 0)
})

test('the addresses of one IPv6 /64 count as one', () => {
  const limit = openRateLimit(testSystem(), { burst: 1, perMinute: 1 })
  assert.equal(limit.retryAfterSeconds('2001:db8:1:2::1'), 0)
  assert.ok(limit.retryAfterSeconds('2001:db8:1:2:ffff::9') > 0)
  assert.equal(limit.retryAfterSeconds('2001:db8:1:3::1'), 0)
})

for (const [name, seconds] of [
  ['a few seconds', -180],
  ['Indian time', -5.5 * 3_600],
  ['a day', -86_400],
] as const)
  test(`a clock that is set back by ${name} refuses no request`, () => {
    const system = testSystem()
    const limit = openRateLimit(system, { burst: 60, perMinute: 30 })
    limit.retryAfterSeconds(HOME)
    system.setClock(seconds)
    assert.equal(limit.retryAfterSeconds(HOME), 0)
  })
