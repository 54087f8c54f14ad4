import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-11-27T10:00:00Z')

const table: [header: string | null, ms: number | undefined][] = [
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['soon', undefined],
  ['3', 3_000],
  ['600', 600_000],
  ['601', 600_000],
  ['9'.repeat(400), 600_000],
  ['Fri, 27 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 27 Nov 2026 10:00:00 GMT', undefined],
  ['Thu, 26 Nov 2026 10:00:00 GMT', undefined],
  ['Sat, 27 Nov 2027 10:00:00 GMT', 600_000],
]

for (const [header, ms] of table) {
  test(`Retry-After "${header?.slice(0, 40)}" is a pause of ${ms} ms`, () =>
    assert.equal(retryAfterMs(header, now), ms))
}

test('a date within the next second is a pause of a second', () => {
  assert.equal(retryAfterMs('Fri, 27 Nov 2026 10:00:00 GMT', now - 200), 1_000)
})
