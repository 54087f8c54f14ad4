// Opens the papers' fonts with fontkit.
import { create, type Font } from 'fontkit'

type TableReader = { stream: { pos: number }; _getTableStream(tag: string): { pos: number } | null }

/** Throws for bytes other than a font. */
export function openFont(bytes: Uint8Array): Font {
  // fontkit reads any bytes, though its type requires Node's.
  const font = create(bytes as Buffer)
  if ('fonts' in font) throw new Error('A collection of fonts, not a font')
  keepTables(font as unknown as TableReader)
  return font
}

/** For WOFF files fontkit would inflate the outline table again for each glyph. */
function keepTables(font: TableReader) {
  const inflated = new Map<string, { pos: number }>()
  const read = font._getTableStream.bind(font)
  font._getTableStream = (tag) => {
    const stream = inflated.get(tag) ?? read(tag)
    if (stream === null || stream === font.stream) return stream
    inflated.set(tag, stream)
    stream.pos = 0
    return stream
  }
}
