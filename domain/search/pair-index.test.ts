import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterPairs, pairIndex } from './pair-index.ts'

const entry = (name: string) => ({ name, pairs: letterPairs(name) })

test('names are found by shared pairs of letters, and not without any', () => {
  const find = pairIndex(['rocket', 'rockets', 'sparkler', ''].map(entry))
  const found = find(letterPairs('rocket')).map(({ entry: { name }, likeness }) => [name, likeness])
  assert.deepEqual(found, [
    ['rocket', 1],
    ['rockets', 10 / 11],
  ])
  assert.deepEqual(find(letterPairs('r')), [])
})
