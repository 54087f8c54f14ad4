import assert from 'node:assert/strict'
import test from 'node:test'
import { namesOf, shownName } from './shown-name.ts'

const rocket = { name: 'Rocket', tamilName: 'ராக்கெட்' }

test('a page shows the name in its own language, and the other beside it', () => {
  assert.deepEqual(namesOf(rocket, 'en'), { shown: 'Rocket', other: 'ராக்கெட்' })
  assert.deepEqual(namesOf(rocket, 'ta'), { shown: 'ராக்கெட்', other: 'Rocket' })
  assert.equal(shownName(rocket), 'Rocket')
})

test('without a Tamil name both pages show the only name, in whatever script', () => {
  for (const name of ['Rocket', 'ராக்கெட்', 'रॉकेट']) {
    for (const tamilName of ['', undefined, name]) {
      for (const language of ['en', 'ta'] as const) {
        assert.deepEqual(namesOf({ name, tamilName }, language), { shown: name, other: undefined })
      }
    }
  }
})
