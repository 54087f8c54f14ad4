import assert from 'node:assert/strict'
import test from 'node:test'
import { languageOf, orderLanguage } from './language.ts'

test('a name in Tamil, or in both languages, is Tamil', () => {
  assert.equal(languageOf('லட்சுமி வெடி 4"'), 'ta')
  assert.equal(languageOf('Lakshmi Crackers (லட்சுமி வெடி)'), 'ta')
})

test('English, numbers and a Tamil word in a long text are not', () => {
  assert.equal(languageOf('4" Lakshmi'), undefined)
  assert.equal(languageOf('2¾"'), undefined)
  assert.equal(languageOf(''), undefined)
  assert.equal(languageOf('The flower pot is called பூச்சட்டி by everyone who grew up in Sivakasi'), undefined)
})

test('an order keeps the language of a browser that prefers Tamil', () => {
  assert.deepEqual([['ta-IN', 'en'], 'ta', ['en-IN', 'ta'], 'tamil', undefined, 5].map(orderLanguage), [
    'ta',
    'ta',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
