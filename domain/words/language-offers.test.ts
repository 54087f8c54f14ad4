import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../language.ts'
import { languageOffers } from './language-offers.ts'

test('each language is offered in its own letters, and each offer can be dismissed', () => {
  const offers = languages.map((language) => Object.values(languageOffers[language]))
  assert.deepEqual(
    offers.map((texts) => texts.length),
    languages.map(() => 2),
  )
  assert.equal(new Set(offers.flat()).size, 2 * languages.length)
  assert.ok(Object.values(languageOffers.ta).every((text) => /^[\p{Script=Tamil} ]+$/u.test(text)))
  assert.ok(Object.values(languageOffers.en).every((text) => /^[A-Za-z ]+$/.test(text)))
})
