import assert from 'node:assert/strict'
import test from 'node:test'
import { restAfter } from './compare-rest.ts'

test('the rest is fifty times the comparison, and neither shorter than usual nor longer than ten seconds', () => {
  assert.equal(restAfter(10, 2_000), 2_000)
  assert.equal(restAfter(100, 2_000), 5_000)
  assert.equal(restAfter(3_000, 2_000), 10_000)
  assert.equal(restAfter(3_000, 20_000), 20_000)
})
