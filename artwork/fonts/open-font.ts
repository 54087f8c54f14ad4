// Opens a font file for reading: characters, glyphs, shaping and names.
import { create, type Font } from 'fontkit'

/** Throws for a font collection. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error('A collection of fonts, not a font')
  return font
}
