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

test('a journey for both is walked once on each database and once on each screen', () => {
  for (const name of names) {
    const pairs = pairsOf(name, { both: true })
    assert.deepEqual(pairs.map(([database]) => database).toSorted(), databaseKinds.toSorted())
    assert.deepEqual(pairs.map(([, screen]) => screen).toSorted(), screenNames.toSorted())
    assert.deepEqual(pairsOf(name, { both: true }), pairs)
  }
})

test('about half of the journeys for both pair SQLite with the phone', () => {
  const onPhone = names.filter((name) => pairsOf(name, { both: true }).some((pair) => pair.join() === 'sqlite,phone'))
  assert.ok(onPhone.length > 70 && onPhone.length < 130, `${onPhone.length} of ${names.length}`)
})

test('a journey for one database or one screen keeps to it, and one for both is walked on all of the other', () => {
  for (const name of names) {
    assert.equal(pairsOf(name, { databases: ['sqlite'] })[0]?.[0], 'sqlite')
    assert.equal(pairsOf(name, { only: 'desk' })[0]?.[1], 'desk')
  }
  assert.deepEqual(pairsOf('a', { databases: ['sqlite'], both: true }), [
    ['sqlite', 'phone'],
    ['sqlite', 'desk'],
  ])
  assert.deepEqual(pairsOf('a', { only: 'desk', both: true }), [
    ['sqlite', 'desk'],
    ['postgres', 'desk'],
  ])
})

test('with --every-pair each database meets each screen', () => {
  assert.equal(pairsOf('a', { everyPair: true }).length, 4)
})
