import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestOf } from './near-words.ts'

const words = ['flower', 'tower', 'rocket', 'pot']

test('the nearest words have the fewest letters wrong, missing, extra or swapped', () => {
  assert.deepEqual(nearestOf(words, 'flowr', 1), ['flower'])
  assert.deepEqual(nearestOf(words, 'rokcet', 1), ['rocket'])
  assert.deepEqual(nearestOf(words, 'lower', 1), ['flower', 'tower'])
  assert.deepEqual(nearestOf(words, 'tower', 1), ['tower'])
  assert.deepEqual(nearestOf(words, 'sparkler', 2), [])
})

test('words may be compared in another spelling', () => {
  assert.deepEqual(
    nearestOf(['ROCKET'], 'roket', 1, (word) => word.toLowerCase()),
    ['ROCKET'],
  )
})
