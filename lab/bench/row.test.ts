import assert from 'node:assert/strict'
import test from 'node:test'
import { plainRow, ratioRow, table, verdictOf } from './row.ts'

const steady = (shop: number, peer: number) => ({ shop: [shop, shop, shop], peer: [peer, peer, peer] })

test('a figure is within its limit by its ratio to its peer', () => {
  assert.equal(ratioRow('pages', '/s', steady(70, 100), { atLeast: 0.7 }).verdict, 'kept')
  assert.equal(ratioRow('pages', '/s', steady(69, 100), { atLeast: 0.7 }).verdict, 'missed')
  assert.equal(ratioRow('p99', 'ms', steady(3, 1), { atMost: 3 }).verdict, 'kept')
  assert.equal(ratioRow('p99', 'ms', steady(3.1, 1), { atMost: 3 }).verdict, 'missed')
  assert.equal(plainRow('page', 'kB', 60.1, { atMost: 60 }).verdict, 'missed')
})

test('a limit is missed only by more than the spread, and by NaN', () => {
  assert.equal(verdictOf(0.66, 0.05, { atLeast: 0.7 }), 'unsure')
  assert.equal(verdictOf(0.64, 0.05, { atLeast: 0.7 }), 'missed')
  assert.equal(verdictOf(3.1, 0.2, { atMost: 3 }), 'unsure')
  assert.equal(verdictOf(Number.NaN, 1, { atMost: 3 }), 'missed')
})

test('ratios are those of each round: a machine that is half as fast for a while changes none of them', () => {
  const row = ratioRow('pages', '/s', { shop: [80, 40, 80], peer: [100, 50, 100] }, { atLeast: 0.7 })
  assert.equal(row.ratio, '0.8 ± 0')
})

test('the table shows figure, peer, ratio with its spread, and limit of each', () => {
  const pages = { shop: [12_000, 12_345, 14_000], peer: [20_000, 20_000, 20_000] }
  const lines = table([
    ratioRow('pages', '/s', pages, { atLeast: 0.7 }),
    plainRow('HTML', 'kB', 48.5, { atMost: 60 }),
  ]).split('\n')
  assert.equal(lines.length, 3)
  assert.match(lines[1] ?? '', /^✗ {2}pages +12,345 \/s +20,000 \/s +0\.62 ± 0\.05 +≥ 0\.7 ×$/)
  assert.match(lines[2] ?? '', /^✓ {2}HTML +48\.5 kB +≤ 60 kB$/)
})
