/** Reduces text to the papers' glyphs, and breaks it into lines. */
import { graphemes, oneLine } from '#domain/plain-text.ts'
import { scriptOf } from './scripts/scripts.ts'
import { hasGlyph, textWidthMm } from './text-width.ts'
import type { TextSize } from './text-width.ts'

const PLAIN_FORMS: Record<string, string> = {
  '″': '"',
  '′': "'",
  '‐': '-',
  '‑': '-',
  '−': '-',
  '\u00A0': ' ',
  '\u00AD': '',
}

/** Returns one line; drops an accent without a glyph, and replaces a word in an unsupported script by one '?'. */
export function printableText(value: unknown): string {
  const drawn = oneLine(value)
    .normalize('NFC')
    .replace(/[″′‐‑−\u00A0\u00AD]/g, (sign) => PLAIN_FORMS[sign] ?? '')
    // Presentation forms, in which old fonts encode Arabic letters.
    .replace(/[\uFB50-\uFDFF\uFE70-\uFEFC]/g, (sign) => sign.normalize('NFKC'))
    .replace(/\P{ASCII}/gu, (sign, at: number, text: string) =>
      hasGlyph(sign) || joins(sign, text, at) ? sign : (plainLetter(sign) ?? '\uFFFD'),
    )
    .replace(/\uFFFD+/g, '?')
  return oneLine(drawn)
}

/** True for a joiner (ZWJ, ZWNJ) in a script where it forms or prevents a conjunct. */
function joins(sign: string, text: string, at: number): boolean {
  return /[\u200C\u200D]/.test(sign) && scriptOf(text[at - 1] ?? '') !== undefined
}

/** Returns 'a' for 'ā', '' for joiners and emoji, undefined without a replacement. */
function plainLetter(sign: string): string | undefined {
  if (/[\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u.test(sign)) return ''
  const [base = ''] = sign.normalize('NFKD')
  return base !== sign && hasGlyph(base) ? base : undefined
}

/**
 * Returns 1 to `most` lines within the width; wider words break between letters. In right-to-left text, a line that
 * begins with a Latin word gets a direction mark.
 */
export function breakLines(text: string, widthMm: number, size: TextSize, most = 1_000): string[] {
  const lines = brokenLines(text, widthMm, size, most)
  if (!isRightToLeft(text)) return lines
  return lines.map((line) => (isRightToLeft(line) ? line : `${RIGHT_TO_LEFT_MARK}${line}`))
}

const RIGHT_TO_LEFT_MARK = '\u200F'

/** By the first letter. */
function isRightToLeft(text: string): boolean {
  return scriptOf(/\p{L}/u.exec(text)?.[0] ?? '')?.isRightToLeft === true
}

function brokenLines(text: string, widthMm: number, size: TextSize, most: number): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (candidate: string) => textWidthMm(candidate, size) <= widthMm
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = fits(word) ? [word] : splitWord(word, fits)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), withEllipsis(lines[most - 1] ?? '', fits)]
}

function splitWord(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of graphemes(word)) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function withEllipsis(line: string, fits: (piece: string) => boolean): string {
  const kept = graphemes(line)
  while (kept.length > 0 && !fits(`${kept.join('')}…`)) kept.pop()
  return `${kept.join('').trimEnd()}…`
}
