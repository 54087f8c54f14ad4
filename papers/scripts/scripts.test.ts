import assert from 'node:assert/strict'
import test from 'node:test'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { scriptOf, scripts, scriptsIn } from './scripts.ts'

test('a script is found by its letters only', () => {
  for (const { script, name } of indianScripts)
    assert.deepEqual(
      scriptsIn(`Mr ${name} 12`).map((one) => one.name),
      [script],
    )
  assert.deepEqual(scriptsIn('Kavitha கவிதா ₹12 🎆'), [])
  assert.deepEqual(scripts.map(({ name }) => name).toSorted(), indianScripts.map(({ script }) => script).toSorted())
})

test('Tamil, Latin and signs of every script belong to none', () => {
  for (const letter of ['a', 'க', '₹', ' ', '\u200D', '🎆', '']) assert.equal(scriptOf(letter), undefined)
})
