import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from './seeded-random.ts'
import { SEASON_MS, seasonStart, seedMoments } from './season.ts'

const now = new Date('2026-11-06T12:00:00Z')
const moments = seedMoments(10_000, now, seededRandom('season'))

test('all lie in the hundred days before now, oldest first', () => {
  assert.equal(now.getTime() - seasonStart(now).getTime(), SEASON_MS)
  assert.ok(moments.every((at) => at >= seasonStart(now) && at <= now))
  assert.ok(moments.every((at, index) => index === 0 || at >= (moments[index - 1] ?? at)))
})

test('the last month has several times as many as the first', () => {
  const month = 30 * 86_400_000
  const first = moments.filter((at) => at.getTime() < seasonStart(now).getTime() + month).length
  const last = moments.filter((at) => at.getTime() > now.getTime() - month).length
  assert.ok(last > 2 * first, `${first} and ${last}`)
})

test('hardly anybody orders between midnight and six in India', () => {
  const nightly = moments.filter((at) => new Date(at.getTime() + 5.5 * 3_600_000).getUTCHours() < 6).length
  assert.ok(nightly > 0 && nightly < moments.length / 20, `${nightly}`)
})
