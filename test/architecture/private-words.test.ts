import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { findPrivateWords } from './private-words.ts'

suite('the check of words', () => {
  const guilty: [word: string, text: string][] = [
    ['shelf', 'const shelf = drawShelf()'],
    ['wish', 'const wish = payloadOf(cart)'],
    ['hint', 'live.subscribe((hint) => heard.push(hint))'],
    ['hint', '// A live hint makes the page look again.'],
    ['world', 'export type Parts = { world: World }'],
    ['world', 'const { world } = parts'],
    ['press', 'const press = openPress()'],
    ['press', '// The picture that the press draws.'],
  ]
  for (const [word, text] of guilty) {
    test(`finds "${word}" in: ${text}`, () => assert.deepEqual([...wordsIn(text)], [word]))
  }
  const innocent = [
    '// The packing list is in shelf order.',
    "const STORED_FINGERPRINT = 'wish'",
    'type FieldProps = { hint: string }',
    '// The hint beneath a field; a font without hinting.',
    '// The best shop in the world.',
    'await box.press(key)',
    '// Counts the press of a key, and a long-press as one.',
    '<button onPress={save}>Press here</button>',
  ]
  for (const text of innocent) test(`lets pass: ${text}`, () => assert.deepEqual([...wordsIn(text)], []))
})

function wordsIn(text: string): Set<string> {
  return new Set(findPrivateWords({ 'web/a.ts': text }).map(({ word }) => word))
}
