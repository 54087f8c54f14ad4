// The papers' font files of other scripts, papers/fonts/{script}-400.woff and {script}-600.woff, from the Noto fonts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { openScriptFont } from '#papers/scripts/script-font.ts'
import { type Script, scripts } from '#papers/scripts/scripts.ts'
import { ROOT } from '../write-result.ts'
import { measureScript } from './script-advances.ts'

const WEIGHTS = [400, 600] as const
/** The papers' shaping: reordering, conjuncts, joining, and mark positions. */
const FEATURES =
  'ccmp locl nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct init pres abvs blws psts haln dist abvm blwm ' +
  'calt clig liga rlig isol fina medi kern curs mark mkmk'
/** The joiners, the dotted circle for a mark without its letter, and the space. */
const COMMON = ' \u200C\u200D\u25CC'

/** By path in the project, and their table of advances. */
export async function scriptFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const advances: Record<string, unknown> = {}
  for (const script of scripts) {
    for (const weight of WEIGHTS) {
      const options = { targetFormat: 'woff', keepFeatures: FEATURES.split(' '), noHinting: true } as const
      const font = await subsetFont(readFileSync(sourceOf(script, weight)), COMMON + lettersOf(script), options)
      files.set(`papers/fonts/${script.name}-${weight}.woff`, font)
      if (weight === 400) advances[script.name] = measureScript(openScriptFont(font), script)
    }
  }
  files.set('papers/fonts/advances.json', Buffer.from(`${JSON.stringify(advances)}\n`))
  return files
}

export function sourceOf({ name }: Script, weight: number): string {
  const family = name === 'arabic' ? 'noto-naskh-arabic' : `noto-sans-${name}`
  return join(ROOT, `node_modules/@fontsource/${family}/files/${family}-${name}-${weight}-normal.woff`)
}

export function lettersOf({ first, last }: Script): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
