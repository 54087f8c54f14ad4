import assert from 'node:assert/strict'
import test from 'node:test'
import { language } from '#server/language.ts'
import { bothNames } from './both-names.ts'
import { speak } from '../words/translations.ts'

speak(language)

test('the name in the language of the paper comes first, and one name stands alone', () => {
  const rocket = { name: 'Rocket', tamilName: 'ராக்கெட்' }
  assert.equal(bothNames(rocket), 'Rocket · ராக்கெட்')
  assert.equal(
    language.during('ta', () => bothNames(rocket)),
    'ராக்கெட் · Rocket',
  )
  for (const tamilName of ['', undefined])
    assert.equal(
      language.during('ta', () => bothNames({ name: 'Rocket', tamilName })),
      'Rocket',
    )
})
