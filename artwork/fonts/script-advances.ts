// Measures the letters of a script's font, so that the papers can break lines without it.
import type { Font } from 'fontkit'
import type { Script } from '#papers/scripts/scripts.ts'

type Measure = (text: string) => number

/**
 * In hundredths of the type size, alone and joined to another letter; null without a glyph
 * (papers/scripts/script-width.ts).
 */
export function measureScript(font: Font, script: Script) {
  const width: Measure = (text) => (font.layout(text).advanceWidth * 100 * script.scale) / font.unitsPerEm
  const codes = Array.from({ length: script.last - script.first + 1 }, (_, index) => script.first + index)
  const drawn = codes.map((code) => (font.hasGlyphForCodePoint(code) ? String.fromCodePoint(code) : undefined))
  const letters = drawn.filter((letter) => letter !== undefined && /\p{L}/u.test(letter)) as string[]
  const virama = script.virama === undefined ? undefined : String.fromCodePoint(script.virama)
  const rows = drawn.map((letter) => {
    if (letter === undefined) return [null, null] as const
    const isMark = /\p{M}/u.test(letter)
    if (virama === undefined) return isMark ? ([0, 0] as const) : joining(width, letter)
    const bases = letters.filter((base) => isConsonant(base, script))
    const after = (joint: string) => mostly(bases.map((base) => width(base + joint + letter) - width(base)))
    return isMark
      ? ([after(''), null] as const)
      : ([width(letter), isConsonant(letter, script) ? after(virama) : null] as const)
  })
  const rounded = (column: 0 | 1) => rows.map((row) => (row[column] === null ? null : Math.ceil(row[column] - 0.01)))
  return { alone: rounded(0), joined: rounded(1) }
}

/** An Arabic letter's widest form at the end of a word, and before another letter. */
function joining(width: Measure, letter: string): readonly [number, number] {
  const last = width('ب')
  const after = BEFORE.map((before) => width(`${before}${letter}`) - (width(`${before}ب`) - last))
  const middle = BEFORE.map((before) => width(`${before}${letter}ب`) - width(`${before}ب`))
  return [Math.max(width(letter), ...after), Math.max(width(`${letter}ب`) - last, ...middle)]
}

/** A plain letter, and one that forms ligatures. */
const BEFORE = ['ب', 'ل']

/** Ka to ha, and the letters after the script's signs: at the same offsets in every Indian block. */
function isConsonant(letter: string, { first }: Script): boolean {
  const index = (letter.codePointAt(0) ?? 0) - first
  return (index >= 0x15 && index <= 0x39) || (index >= 0x58 && index <= 0x5f)
}

/** The 90th percentile, at least 0: rare pairs of letters have wide forms. */
function mostly(widths: readonly number[]): number {
  const sorted = widths.toSorted((one, other) => one - other)
  return Math.max(0, sorted[Math.floor(sorted.length * 0.9)] ?? 0)
}
