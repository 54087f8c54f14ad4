/** Measures text by tables of advances, to break lines without drawing. */
import { scriptAdvances, scriptHasGlyph } from './scripts/script-width.ts'
import { scriptsIn } from './scripts/scripts.ts'

// In hundredths of the font size, from U+0020, U+00A0 and U+0B82. Tamil u and uu widen their consonant, so they count
// with the most that they add.
const ASCII = [
  28, 23, 24, 49, 40, 68, 66, 12, 26, 27, 31, 57, 17, 26, 16, 31, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 16, 17, 50,
  47, 50, 32, 97, 59, 54, 56, 65, 51, 49, 62, 65, 26, 27, 58, 46, 82, 68, 69, 53, 69, 54, 51, 51, 64, 58, 86, 55, 53,
  52, 26, 29, 26, 52, 37, 21, 49, 54, 45, 54, 51, 34, 55, 54, 25, 25, 47, 23, 83, 54, 54, 54, 54, 38, 41, 37, 54, 47,
  72, 45, 47, 42, 28, 23, 28, 59,
]
const LATIN = [
  28, 25, 38, 41, 52, 46, 24, 52, 34, 71, 34, 49, 145, 0, 54, 29, 40, 47, 32, 30, 26, 54, 56, 19, 29, 27, 84, 49, 83,
  85, 88, 44, 59, 59, 59, 59, 59, 59, 79, 56, 51, 51, 51, 51, 26, 26, 26, 26, 68, 67, 69, 69, 69, 69, 69, 40, 69, 64,
  64, 64, 64, 51, 52, 58, 49, 49, 49, 49, 49, 49, 79, 45, 51, 51, 51, 51, 25, 25, 25, 25, 53, 54, 54, 54, 54, 54, 54,
  54, 54, 54, 54, 54, 54, 47, 55, 47,
]
const TAMIL = [
  27, 62, 0, 102, 122, 87, 65, 77, 127, 0, 0, 0, 68, 69, 81, 0, 80, 80, 171, 67, 0, 0, 0, 88, 61, 0, 82, 0, 110, 67, 0,
  0, 0, 144, 68, 0, 0, 0, 69, 105, 67, 0, 0, 0, 72, 82, 51, 72, 88, 92, 72, 88, 95, 110, 116, 136, 0, 0, 0, 0, 51, 8, 8,
  44, 57, 0, 0, 0, 84, 69, 106, 0, 135, 120, 170, 4, 0, 0, 82, 0, 0, 0, 0, 0, 0, 92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 52, 67, 78, 76, 76, 95, 87, 68, 101, 100, 72, 77, 92, 78, 99, 208, 89, 128, 176, 139, 83,
]
const OTHERS: Record<string, number> = {
  '–': 39,
  '—': 72,
  '‘': 17,
  '’': 17,
  '“': 33,
  '”': 33,
  '•': 30,
  '…': 44,
  '₹': 51,
}

/** Bold glyphs are wider by this at most. */
const BOLD = 1.08

export type TextSize = { sizeMm: number; bold?: boolean | undefined }

/** Rather overestimates. */
export function textWidthMm(text: string, { sizeMm, bold = false }: TextSize): number {
  const advances = scriptsIn(text).length > 0 ? scriptAdvances(text) : undefined
  let hundredths = 0
  let at = 0
  for (const letter of text) {
    hundredths += advances?.[at] ?? advance(letter)
    at += letter.length
  }
  return (hundredths / 100) * sizeMm * (bold ? BOLD : 1)
}

/** Returns `size` or less, in millimetres. */
export function fittingFontSizeMm(text: string, widthMm: number, size: TextSize): number {
  const width = textWidthMm(text, size)
  return width <= widthMm ? size.sizeMm : (size.sizeMm * widthMm) / width
}

export function hasGlyph(letter: string): boolean {
  return letter === ' ' || advance(letter) > 0 || scriptHasGlyph(letter)
}

function advance(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return ASCII[code - 0x20] ?? LATIN[code - 0xa0] ?? TAMIL[code - 0xb82] ?? OTHERS[letter] ?? 0
}
