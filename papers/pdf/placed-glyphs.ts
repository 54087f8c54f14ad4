// Pairs glyphs with letters, and sets widths that show no gaps inside words.
import type { EmbeddedFont, EmbeddedGlyph } from 'pdfkit'
import { isFlat, lettersOfGlyphs, type ReadGlyph } from '../scripts/letters-of-glyphs.ts'

/** In thousandths of the font size. */
export type PlacedGlyph = {
  /** Undefined for a letter without a glyph. */
  glyph: EmbeddedGlyph | undefined
  /** Empty for a glyph without a letter. */
  letter: string
  /** The width in the file: from the origin to where readers expect the next glyph. */
  width: number
  /** From the origin to the next one's. */
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** pdf.js takes a gap of a tenth of the font size for a space. */
const MOST_GAP = 50

/** From left to right; `isFromRight` when the shaper has reversed the text. */
export function placedGlyphs(
  font: EmbeddedFont,
  text: string,
  features: string[] | undefined,
  isFromRight: boolean,
): PlacedGlyph[] {
  const { glyphs, positions } = font.layout(text, features)
  const isWide = (at: number) => (positions[at]?.xAdvance ?? 0) > 0
  const shaped = glyphs.map(({ codePoints }, at) => ({ codePoints, isWide: isWide(at) }))
  const read = isFromRight ? fromRight(text, shaped) : lettersOfGlyphs(text, shaped)
  const placed: PlacedGlyph[] = []
  let base: PlacedGlyph | undefined
  for (const { at, letter } of read) {
    const position = at === undefined ? undefined : positions[at]
    const { xAdvance = 0, xOffset = 0, yOffset = 0, advanceWidth = 0 } = position ?? {}
    const width = xAdvance - advanceWidth > MOST_GAP ? xAdvance : advanceWidth
    const one = { glyph: at === undefined ? at : glyphs[at], letter, width, xAdvance, xOffset, yOffset }
    placed.push(one)
    // Readers give marks above and below no width, whatever their glyph.
    if (base && isFlat(letter)) {
      base.width += xAdvance
      one.width = 0
    } else if (width > 0) base = one
  }
  return placed
}

function fromRight(text: string, glyphs: Parameters<typeof lettersOfGlyphs>[1]): ReadGlyph[] {
  const last = glyphs.length - 1
  const read = lettersOfGlyphs(text, glyphs.toReversed()).toReversed()
  return read.map(({ at, letter }) => ({ at: at === undefined ? at : last - at, letter }))
}
