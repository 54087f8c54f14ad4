// The font files of the papers, papers/fonts/paper-400.woff and paper-600.woff, from Mukta Malar.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../write-result.ts'
import { copyGlyph } from './copy-glyph.ts'
import { FIGURES, PAPER_CHARACTERS, RUPEE } from './characters.ts'
import { readTables, setCharacters, setNames, writeTables } from './font-tables.ts'
import { openFont } from './open-font.ts'

const WEIGHTS = [
  {
    file: 'paper-400.woff',
    source: 'mukta-malar/400Regular/MuktaMalar_400Regular.ttf',
    style: 'Regular',
    rupeeScale: 1,
  },
  // The heavy rupee sign is drawn for small figures; this scales it to the papers' figures.
  {
    file: 'paper-600.woff',
    source: 'mukta-malar/600SemiBold/MuktaMalar_600SemiBold.ttf',
    style: 'SemiBold',
    rupeeScale: 1.25,
  },
]
/** Tamil shaping and kerning. */
const FEATURES = ['abvs', 'akhn', 'haln', 'psts', 'kern', 'mark', 'mkmk']

/**
 * By path in the project. Each weight has Latin, Tamil and ₹ in one file, so that a PDF never changes fonts inside a
 * word.
 */
export async function paperFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const { file, source, style, rupeeScale } of WEIGHTS) {
    const font = paperFont(readFileSync(join(ROOT, 'node_modules/@expo-google-fonts', source)), style, rupeeScale)
    const options = { targetFormat: 'woff', keepFeatures: FEATURES, noHinting: true } as const
    files.set(`papers/fonts/${file}`, await subsetFont(font, PAPER_CHARACTERS, options))
  }
  return files
}

/** The whole font with tabular lining figures, renamed as its licence requires. */
function paperFont(source: Buffer, style: string, rupeeScale: number): Buffer {
  const font = openFont(source)
  const tables = readTables(source)
  const glyphIds = new Map(font.characterSet.map((codePoint) => [codePoint, font.glyphForCodePoint(codePoint).id]))
  for (const figure of FIGURES) {
    const [tall] = font.layout(figure, ['tnum']).glyphs
    if (tall) glyphIds.set(figure.charCodeAt(0), tall.id)
  }
  const rupee = RUPEE.charCodeAt(0)
  glyphIds.set(rupee, copyGlyph(tables, font.glyphForCodePoint(rupee).id, tables, rupeeScale))
  setCharacters(tables, glyphIds)
  const full = `Cracker Paper ${style}`
  const names = [font.copyright, 'Cracker Paper', style, full, full, '', full.replaceAll(' ', '')]
  setNames(tables, new Map([...names.entries()].filter(([, name]) => name !== '')))
  return writeTables(tables)
}
