import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inBoth, inTamil, isTranslated, translatedFields } from './translated.ts'

test('the Tamil of a setting is named after it', () => {
  assert.equal(inTamil('tagline'), 'tamilTagline')
  assert.equal(inTamil('safetyCard'), 'tamilSafetyCard')
  assert.equal(new Set(translatedFields.map((name) => inTamil(name))).size, translatedFields.length)
})

test('only names of the list are translated', () => {
  assert.equal(isTranslated('tagline'), true)
  for (const name of ['tamilTagline', 'phone', 'toString', '']) assert.equal(isTranslated(name), false, name)
})

test('one definition makes both settings, each with its own name', () => {
  assert.deepEqual(
    inBoth('tagline', (label) => label),
    { tagline: 'tagline', tamilTagline: 'tamilTagline' },
  )
  assert.deepEqual(
    inBoth(
      'address',
      () => 'required',
      () => 'optional',
    ),
    { address: 'required', tamilAddress: 'optional' },
  )
})
