// Writes the operators that show glyphs (ISO 32000-1, 9.4.3).
import type { PlacedGlyph } from './placed-glyphs.ts'

/** Kerns and raises glyphs. `codeOf` returns a glyph's number in the file; undefined omits the glyph. */
export function showGlyphs(
  glyphs: readonly PlacedGlyph[],
  sizePoints: number,
  codeOf: (glyph: PlacedGlyph) => number | undefined,
): string {
  const operators: string[] = []
  let parts: string[] = []
  let hex = ''
  let rise = 0
  /** The distance from where the widths end to the next glyph. */
  let shift = 0
  const endString = () => {
    if (hex !== '') parts.push(`<${hex}>`)
    hex = ''
  }
  const endRow = () => {
    endString()
    if (parts.length > 0) operators.push(parts.length === 1 ? `${parts[0]} Tj` : `[${parts.join('')}] TJ`)
    parts = []
  }
  for (const one of glyphs) {
    const code = codeOf(one)
    const { glyph, width, xAdvance, xOffset, yOffset } = one
    if (code === undefined) {
      shift += xAdvance
      continue
    }
    const raised = glyph ? Math.round((yOffset * sizePoints) / 10) / 100 : rise
    if (raised !== rise) {
      endRow()
      operators.push(`${raised} Ts`)
      rise = raised
    }
    // It stays at the end of the previous glyph.
    const moved = glyph ? Math.round(shift + xOffset) : 0
    if (moved !== 0) {
      endString()
      parts.push(String(-moved))
    }
    hex += code.toString(16).padStart(4, '0')
    shift += xAdvance - width - moved
  }
  endRow()
  if (rise !== 0) operators.push('0 Ts')
  return operators.join('\n')
}
