import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { breakLines, printableText } from './printable-text.ts'
import { hasGlyph, textWidthMm } from './text-width.ts'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'

const size = { sizeMm: 3 }

test('Latin, Tamil, fractions and the rupee sign stay as they are', () => {
  for (const text of [
    '4" Lakshmi',
    'முருகன் செங்கோட்டை ஸ்ரீ',
    '₹1,234.50',
    '2¾" Kuruvi',
    '12/4, 2nd St.',
    'கொடி, கோடி, கௌரி',
  ]) {
    assert.equal(printableText(text), text.normalize('NFC'))
  }
})

test('a letter that the fonts lack becomes plain, a question mark, or nothing', () => {
  assert.equal(printableText('Rām Singh'), 'Ram Singh')
  assert.equal(printableText('රාම Singh 王'), '? Singh ?')
  assert.equal(printableText('🎆 Gift 👨‍👩‍👧 box 🎁'), 'Gift box')
  assert.equal(printableText('க்\u200Cஷ'), 'க்ஷ')
  assert.equal(printableText('a\nb\tc'), 'a b c')
  assert.equal(printableText(undefined), '')
})

test('the fonts have every printed letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      assert.ok([...printableText(text)].every((letter) => hasGlyph(letter) || /[\u200C\u200D]/.test(letter)))
    }),
  )
})

test('every script of India stays as it is, with the joiners that form its conjuncts', () => {
  for (const { name, address, words } of indianScripts) {
    for (const text of [name, address, words]) assert.equal(printableText(text), text.normalize('NFC'))
  }
  assert.equal(printableText('a\u200Db'), 'ab')
  assert.equal(printableText('\uFEE3\uFEA4\uFEE4\uFEAA'), 'محمد')
})

test('a text on one line stays whole, a longer one breaks between words', () => {
  assert.deepEqual(breakLines('Flower Pots', 60, size), ['Flower Pots'])
  assert.deepEqual(breakLines('Deepavali Gift Box 35 Items', 20, size), ['Deepavali Gift', 'Box 35 Items'])
  assert.deepEqual(breakLines('', 20, size), [''])
})

test('no line exceeds the width, and no letter is lost', () => {
  const letter = fc.constantFrom(...'abz WM₹ ', 'கூ', 'ஸ்ரீ', 'தெ', ' ', 'र्मा', 'క్రి', 'ನ್', 'محمد', '۱')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 120 }), fc.integer({ min: 12, max: 90 }), (text, widthMm) => {
      const words = printableText(text)
      const lines = breakLines(words, widthMm, size)
      for (const line of lines) assert.ok(textWidthMm(line, size) <= widthMm, `${line} in ${widthMm} mm`)
      assert.equal(lines.join('').replaceAll(/[ \u200F]/g, ''), words.replaceAll(' ', ''))
    }),
  )
})

test('text beyond the last line ends in …', () => {
  assert.deepEqual(breakLines('one two three four', 9, size, 2), ['one', 'two…'])
})

test('a word that is too wide breaks between clusters, and so does the text before …', () => {
  const clusters = ['क्ष', 'त्रि', 'य']
  const widest = Math.max(...clusters.map((cluster) => textWidthMm(cluster, size)))
  assert.deepEqual(breakLines('क्षत्रिय', widest, size), clusters)
  assert.deepEqual(breakLines('क्षत्रिय', widest * 1.5, size, 1), ['क्ष…'])
})

test('a later line of an Urdu text that begins with a Latin word runs from the right too', () => {
  assert.deepEqual(breakLines('گلی MainRoad علی', 14, size), ['گلی', '\u200FMainRoad', 'علی'])
  assert.deepEqual(breakLines('Sri گلی', 6, size)[0], 'Sri')
})
