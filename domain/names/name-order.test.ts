import assert from 'node:assert/strict'
import test from 'node:test'
import { orderKey } from './name-order.ts'
import { language as tamil } from '../words/ta/language.ts'

function sorted(names: readonly string[], alphabet: string): string[] {
  return names.toSorted((a, b) => (orderKey(a, alphabet) < orderKey(b, alphabet) ? -1 : 1))
}

/** Dictionaries have ன last, ற after ள, and க் before க; Unicode has not. */
const names = [
  '10 ஷாட்',
  'அணுகுண்டு',
  'அஃது',
  'அக்கா',
  'அகம்',
  'ஆனந்தம்',
  'கம்பி மத்தாப்பு',
  'கல்',
  'கள்',
  'கறி',
  'கனி',
  'காகம்',
  'கீரை',
  'கேப்',
  'சக்கரம்',
  'தரைச்சக்கரம்',
  'நகரம்',
  'பரிசுப் பெட்டி',
  'ராக்கெட்',
  'லட்சுமி வெடி',
  'வாலா',
  'ஜல்லிக்கட்டு',
  'ஸ்பெஷல்',
]

test('Tamil names are in the order of Tamil dictionaries', () => {
  const dictionary = new Intl.Collator('ta')
  assert.deepEqual(sorted(names.toReversed(), tamil.alphabet), names.toSorted(dictionary.compare))
})

test('names in Latin letters precede those in Tamil', () => {
  assert.deepEqual(sorted(['அணு', 'rocket', 'Bomb', '10'], tamil.alphabet), ['10', 'Bomb', 'rocket', 'அணு'])
})

test('composed and decomposed letters, and the case, make no difference', () => {
  assert.equal(orderKey('கொடி'.normalize('NFD'), tamil.alphabet), orderKey('கொடி', tamil.alphabet))
  assert.equal(orderKey('ROCKET', tamil.alphabet), orderKey('rocket', tamil.alphabet))
})

test('an English page compares code units, as before it had a language', () => {
  assert.deepEqual(sorted(['b', 'ற', 'A', 'ர', '1'], ''), ['1', 'A', 'b', 'ர', 'ற'])
  assert.equal(orderKey('Wala'), 'wala')
})
