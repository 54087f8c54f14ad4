/** Covers the table of advances; papers/text-width.drawn.test.ts compares it with drawn text. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { scriptAdvances, scriptHasGlyph } from './script-width.ts'

test('every letter of names and places has a glyph', () => {
  for (const { name, address, words } of indianScripts) {
    const letters = [...`${name}${address}${words}`].filter((letter) => /[^\p{ASCII}\p{Cf}]/u.test(letter))
    assert.deepEqual(
      letters.filter((letter) => !scriptHasGlyph(letter)),
      [],
    )
  }
})

test('a mark above a letter has no width, and a joined consonant is no wider than a lone one', () => {
  const [ka = 0, virama, joined = ka] = scriptAdvances('క్త')
  assert.equal(virama, 0)
  assert.ok(joined < ka / 2)
  assert.deepEqual(scriptAdvances('a1 '), [])
})
