// The Latin and Tamil font files of the screens, half the size of the full ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../write-result.ts'
import { RUPEE, SCREEN_CHARACTERS, TAMIL_CHARACTERS } from './characters.ts'
import { copyGlyph } from './copy-glyph.ts'
import { readTables, setCharacters, writeTables } from './font-tables.ts'
import { openFont } from './open-font.ts'

const FILES = [
  { file: 'text-400.woff2', family: 'mukta-malar', weight: 400, rupeeScale: 1 },
  // The heavy rupee sign is drawn for small figures; this scales it to the capitals.
  { file: 'text-600.woff2', family: 'mukta-malar', weight: 600, rupeeScale: 1.25 },
  { file: 'display-700.woff2', family: 'baloo-thambi-2', weight: 700, rupeeScale: 1 },
]
const TAMIL_FILES = [
  { file: 'tamil-400.woff2', family: 'mukta-malar', weight: 400 },
  { file: 'tamil-600.woff2', family: 'mukta-malar', weight: 600 },
  { file: 'tamil-display-700.woff2', family: 'baloo-thambi-2', weight: 700 },
]
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum']

/**
 * By path in the project. Other Latin letters come from the full files on demand. Without hinting, which phones ignore.
 */
export async function screenFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const { file, family, weight, rupeeScale } of FILES) {
    const part = (name: string) => readFileSync(join(ROOT, fontFile(family, name, weight)))
    const font = withRupee(part('latin'), part('latin-ext'), rupeeScale)
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const
    files.set(`web/styles/fonts/${file}`, await subsetFont(font, SCREEN_CHARACTERS, options))
  }
  for (const { file, family, weight } of TAMIL_FILES) {
    const font = readFileSync(join(ROOT, fontFile(family, 'tamil', weight)))
    // With every feature: they join consonants and vowel signs.
    const options = { targetFormat: 'woff2', noHinting: true } as const
    files.set(`web/styles/fonts/${file}`, await subsetFont(font, TAMIL_CHARACTERS, options))
  }
  return files
}

function fontFile(family: string, part: string, weight: number): string {
  return `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`
}

function withRupee(letters: Buffer, others: Buffer, scale: number): Buffer {
  const font = openFont(letters)
  const tables = readTables(letters)
  const rupee = RUPEE.charCodeAt(0)
  const copy = copyGlyph(readTables(others), openFont(others).glyphForCodePoint(rupee).id, tables, scale)
  const glyphIds = font.characterSet.map((codePoint) => [codePoint, font.glyphForCodePoint(codePoint).id] as const)
  setCharacters(tables, new Map([...glyphIds, [rupee, copy]]))
  return writeTables(tables)
}
