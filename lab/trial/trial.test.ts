import assert from 'node:assert/strict'
import test from 'node:test'
import { comparisons, trialTable } from './trial.ts'

function compare(name: string, ours: number[], theirs: number[]) {
  const runs = (samples: number[]) => samples.map((sample) => ({ [name]: sample }))
  const [compared] = comparisons({ with: runs(ours), without: runs(theirs) })
  assert.ok(compared)
  return compared
}

test('a fifth less time earns its place, and so does a fifth more in a second', () => {
  assert.equal(compare('task ms', [80, 80, 80], [100, 100, 100]).earnsItsPlace, true)
  assert.equal(compare('task ms', [81, 81, 81], [100, 100, 100]).earnsItsPlace, false)
  assert.equal(compare('orders /s', [120, 120, 120], [100, 100, 100]).earnsItsPlace, true)
  assert.equal(compare('orders /s', [80, 80, 80], [100, 100, 100]).gain, -0.2)
})

test('a gain that is no larger than its own spread does not', () => {
  const steady = compare('task ms', [60, 70, 80, 70], [100, 100, 100, 100])
  assert.equal(steady.earnsItsPlace, true)
  const wild = compare('task ms', [10, 70, 120, 40], [100, 100, 100, 100])
  assert.ok(wild.gain >= 0.2 && wild.gainSpread > wild.gain, `${wild.gain} ± ${wild.gainSpread}`)
  assert.equal(wild.earnsItsPlace, false)
})

test('gains are differences within a round: a machine that is slower for a while adds to both', () => {
  const { gain, gainSpread } = compare('task ms', [50, 150, 50], [100, 200, 100])
  assert.deepEqual([gain, gainSpread], [0.5, 0])
})

test('nothing to gain is a gain of 0', () => {
  assert.equal(compare('blocking ms', [0, 0, 0], [0, 0, 0]).gain, 0)
  assert.equal(compare('blocking ms', [30, 30, 30], [0, 0, 0]).gain, -1)
})

test('the table shows both medians with their spreads, the gain and the verdict', () => {
  const [, line = ''] = trialTable([compare('task ms', [30, 31, 32], [95, 95, 95])]).split('\n')
  assert.match(line, /^✓ {2}task ms +31 ± 1 +95 ± 0 +67 % ± 1 % {2}earns its place$/)
})
