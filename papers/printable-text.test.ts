/** Tests of the text as a paper can show it. */
import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { brokenLines, printable } from './printable-text.ts'
import { isDrawn, textWidthMm } from './text-width.ts'

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
    assert.equal(printable(text), text.normalize('NFC'))
  }
})

test('what the typeface lacks becomes plain, one mark, or nothing', () => {
  assert.equal(printable('Rām Singh'), 'Ram Singh')
  assert.equal(printable('राम Singh'), '? Singh')
  assert.equal(printable('🎆 Gift 👨‍👩‍👧 box 🎁'), 'Gift box')
  assert.equal(printable('க்\u200Cஷ'), 'க்ஷ')
  assert.equal(printable('a\nb\tc'), 'a b c')
  assert.equal(printable(undefined), '')
})

test('nothing that is printed is beyond the typeface', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      assert.ok([...printable(text)].every(isDrawn))
    }),
  )
})

test('a text on one line stays whole, a longer one breaks between words', () => {
  assert.deepEqual(brokenLines('Flower Pots', 60, size), ['Flower Pots'])
  assert.deepEqual(brokenLines('Deepavali Gift Box 35 Items', 20, size), ['Deepavali Gift', 'Box 35 Items'])
  assert.deepEqual(brokenLines('', 20, size), [''])
})

test('no line is wider than its room, and no letter is lost', () => {
  const letter = fc.constantFrom(...'abz WM₹ ', 'கூ', 'ஸ்ரீ', 'தெ', ' ')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 120 }), fc.integer({ min: 12, max: 90 }), (text, widthMm) => {
      const words = printable(text)
      const lines = brokenLines(words, widthMm, size)
      for (const line of lines) assert.ok(textWidthMm(line, size) <= widthMm, `${line} in ${widthMm} mm`)
      assert.equal(lines.join('').replaceAll(' ', ''), words.replaceAll(' ', ''))
    }),
  )
})

test('what is beyond the last line allowed ends in …', () => {
  assert.deepEqual(brokenLines('one two three four', 9, size, 2), ['one', 'two…'])
})
