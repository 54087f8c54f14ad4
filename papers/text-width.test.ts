/** Covers the table of advances; papers/text-width.drawn.test.ts compares it with drawn text. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { fittingFontSizeMm, hasGlyph, textWidthMm } from './text-width.ts'

const size = { sizeMm: 3 }

test('digits are equally wide, so that amounts align', () => {
  const widths = [...'0123456789'].map((figure) => textWidthMm(figure, size))
  assert.equal(new Set(widths).size, 1)
})

test('width grows with the size, and heavy letters are wider', () => {
  const plain = textWidthMm('முருகன் 120', size)
  assert.ok(Math.abs(textWidthMm('முருகன் 120', { sizeMm: 6 }) - 2 * plain) < 1e-9)
  assert.ok(textWidthMm('முருகன் 120', { ...size, bold: true }) > plain)
})

test('text that is too wide shrinks, and text that fits does not', () => {
  const sizeMm = fittingFontSizeMm('₹9,99,99,900', 10, size)
  assert.ok(sizeMm < 3 && textWidthMm('₹9,99,99,900', { sizeMm }) <= 10.001)
  assert.equal(fittingFontSizeMm('₹9', 10, size), 3)
})

test('the scripts of India, Latin, fractions and ₹ are drawn; other scripts and pictures are not', () => {
  for (const letter of ['a', 'Z', ' ', '½', 'é', 'க', 'ூ', '₹', '…', 'न', 'ి', 'ಕ', 'ۃ', '۱'])
    assert.ok(hasGlyph(letter), letter)
  for (const letter of ['ර', '王', '🎆', '\u200D', '\u00AD', 'ā']) assert.ok(!hasGlyph(letter), letter)
})
