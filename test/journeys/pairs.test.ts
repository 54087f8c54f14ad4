// Tests that a journey meets each database and each screen, whatever its name.
import assert from 'node:assert/strict'
import test from 'node:test'
import { databaseKinds } from '../database/databases.ts'
import { screens } from '../browser/screens.ts'
import { pairsOf } from './pairs.ts'

const names = Array.from({ length: 200 }, (_, index) => `journey ${index}`)
const screenNames = Object.keys(screens)

test('a journey is walked once on each database and once on each screen', () => {
  for (const name of names) {
    const pairs = pairsOf(name, {})
    assert.deepEqual(pairs.map(([database]) => database).toSorted(), databaseKinds.toSorted())
    assert.deepEqual(pairs.map(([, screen]) => screen).toSorted(), screenNames.toSorted())
    assert.deepEqual(pairsOf(name, {}), pairs)
  }
})

test('about half of the journeys pair SQLite with the phone', () => {
  const onPhone = names.filter((name) => pairsOf(name, {}).some((pair) => pair.join() === 'sqlite,phone'))
  assert.ok(onPhone.length > 70 && onPhone.length < 130, `${onPhone.length} of ${names.length}`)
})

test('a journey for one database or one screen is walked on all of the other', () => {
  assert.deepEqual(pairsOf('a', { databases: ['sqlite'] }), [
    ['sqlite', 'phone'],
    ['sqlite', 'desk'],
  ])
  assert.deepEqual(pairsOf('a', { only: 'desk' }), [
    ['sqlite', 'desk'],
    ['postgres', 'desk'],
  ])
})

test('with --every-pair each database meets each screen', () => {
  assert.equal(pairsOf('a', { everyPair: true }).length, 4)
})
