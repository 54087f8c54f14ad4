import assert from 'node:assert/strict'
import test from 'node:test'
import { databaseKinds } from '../database/databases.ts'
import { screens } from '../browser/screens.ts'
import { pairsOf } from './pairs.ts'

const names = Array.from({ length: 200 }, (_, index) => `journey ${index}`)
const screenNames = Object.keys(screens)

test('a journey is walked on one pair, which its name decides, and each pair has about a quarter of the journeys', () => {
  const counts = new Map<string, number>()
  for (const name of names) {
    const pairs = pairsOf(name, {})
    assert.equal(pairs.length, 1)
    assert.deepEqual(pairsOf(name, {}), pairs)
    counts.set(pairs.join(), (counts.get(pairs.join()) ?? 0) + 1)
  }
  assert.equal(counts.size, databaseKinds.length * screenNames.length)
  for (const [pair, count] of counts) assert.ok(count > 30 && count < 70, `${pair}: ${count} of ${names.length}`)
})

test('a journey for one database or one screen keeps to it', () => {
  for (const name of names) {
    assert.equal(pairsOf(name, { databases: ['sqlite'] })[0]?.[0], 'sqlite')
    assert.equal(pairsOf(name, { only: 'desk' })[0]?.[1], 'desk')
  }
})

test('with --every-pair each database meets each screen', () => {
  assert.equal(pairsOf('a', { everyPair: true }).length, 4)
})
