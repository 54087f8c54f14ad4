// The glyphs of a text as a PDF shows them: each read as one letter, of a width at which readers see no gap inside a word.
import type { EmbeddedFont, EmbeddedGlyph } from 'pdfkit'
import { isFlat, lettersOfGlyphs, type ReadGlyph } from '../scripts/letters-of-glyphs.ts'

/** In thousandths of the type size. */
export type PlacedGlyph = {
  /** Undefined for a letter that is read and not seen. */
  glyph: EmbeddedGlyph | undefined
  /** Empty for a glyph that is seen and not read. */
  letter: string
  /** How wide it is in the file: from its origin to where readers expect the next one. */
  width: number
  /** From its origin to where the next one begins. */
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** pdf.js takes a gap of a tenth for a space. */
const MOST_GAP = 50

/** Returns the glyphs from left to right; `isFromRight` when the shaper has turned the text around. */
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
    // Readers take a letter above or below for one of no width, whatever its glyph.
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
