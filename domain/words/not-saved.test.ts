import assert from 'node:assert/strict'
import test from 'node:test'
import { isTamil, languages } from '../language.ts'
import { notSavedSentences } from './not-saved.ts'

test('every language has its own sentences for a page that the device has not saved', () => {
  const all = languages.map((language) => notSavedSentences(language))
  assert.equal(new Set(all).size, languages.length)
  assert.ok(Object.values(notSavedSentences('ta')).every(isTamil))
  assert.ok(!Object.values(notSavedSentences('en')).some(isTamil))
})
