import assert from 'node:assert/strict'
import test from 'node:test'
import { isTamil } from './language.ts'

test('a name in Tamil, or in both languages, is Tamil', () => {
  assert.ok(isTamil('லட்சுமி வெடி 4"'))
  assert.ok(isTamil('Lakshmi Crackers (லட்சுமி வெடி)'))
})

test('English, numbers and a Tamil word in a long text are not', () => {
  for (const text of [
    '4" Lakshmi',
    '2¾"',
    '',
    'The flower pot is called பூச்சட்டி by everyone who grew up in Sivakasi',
  ]) {
    assert.ok(!isTamil(text), text)
  }
})
