import assert from 'node:assert/strict'
import test from 'node:test'
import { atLeast, atMost, table, under } from './row.ts'

test('a figure passes by its part of what was measured beside it', () => {
  assert.equal(atLeast('pages', 70, '/s', 100, 0.7).passed, true)
  assert.equal(atLeast('pages', 69, '/s', 100, 0.7).passed, false)
  assert.equal(atMost('p99', 3, 'ms', 1, 3).passed, true)
  assert.equal(atMost('p99', 3.1, 'ms', 1, 3).passed, false)
  assert.equal(under('start', 1_001, 'ms', 1_000).passed, false)
})

test('the table shows figure, peer, ratio and limit of each', () => {
  const lines = table([atLeast('pages', 12_345, '/s', 20_000, 0.7), under('start', 640, 'ms', 1_000)]).split('\n')
  assert.equal(lines.length, 3)
  assert.match(lines[1] ?? '', /^✗ {2}pages +12,345 \/s +20,000 \/s +62 % +≥ 70 %$/)
  assert.match(lines[2] ?? '', /^✓ {2}start +640 ms +≤ 1,000 ms$/)
})
