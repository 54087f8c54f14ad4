/** Reads a line of a pasted list, or a product's name, as words and numbers with their units. */
import { asciiDigits } from '../numbers/digits.ts'
import { foldedWords } from '../search/spelling.ts'

export type Size = 'inch' | 'cm' | 'kg'
/** `count` and `box` count what is ordered. `pc` may mean that or the pieces in a box, `unclear` is a dozen or a case. */
export type NumberUnit = Size | 'pc' | 'box' | 'count' | 'unclear'

export type NumberToken = {
  value: number
  unit?: NumberUnit | undefined
  /** "x 5", "5 x", "qty 5", or "- 5" at the end. */
  isQuantity: boolean
  /** The folded word right after it, without a unit between. */
  next?: string | undefined
}

export type Tokens = { words: string[]; numbers: NumberToken[] }

const LETTERS = '[\\p{L}\\p{M}]'
const units: readonly (readonly [unit: NumberUnit, spellings: string])[] = [
  ['inch', '"|inches|inche|inchs|inch|இஞ்ச்|இன்ச்|அங்குலம்|इंच'],
  ['cm', 'c\\.m\\.?|cms?|centimet(?:er|re)s?|செ\\.\\s?மீ\\.?|செமீ|सेमी'],
  ['kg', 'kgs?|kilo'],
  ['pc', 'pcs?|pieces?|பீஸ்|पीस'],
  ['box', 'box(?:es)?|bx|பெட்டிகள்|பெட்டி|பாக்ஸ்'],
  ['count', 'no\\.?s|nos?|numbers?|pkts?|packets?|packs?|units?|sets?|பாக்கெட்டுகள்|பாக்கெட்|டப்பா|எண்ணம்'],
  ['unclear', 'dozens?|doz|cases?|cartons?|bundles?|kattu|டஜன்|கட்டு|கேஸ்'],
]
export const unitPatterns = units.map(
  ([unit, spellings]) => [unit, new RegExp(`^\\s*(?:${spellings})(?!${LETTERS})`, 'u')] as const,
)

export const TOKEN = new RegExp(`\\d+x\\d+|\\d+[\\s-]+\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?|\\.\\d+|${LETTERS}+`, 'gu')
/** And the sum after it: "@ 116 = 348". */
export const PRICE = new RegExp(
  `(?:(?:₹|(?<!${LETTERS})(?:rs|inr|ரூ)\\.?|@)\\s*\\d[\\d,]*(?:\\.\\d+)?(?:\\s*/-)?` +
    `|(?<!\\d,?)\\d+(?:,\\d+)*(?:\\.\\d+)?\\s*(?:/-|(?:rs|rupees|ரூபாய்|ரூ)(?!${LETTERS})))(?:\\s*=\\s*\\d[\\d,.]*)?`,
  'gu',
)
const TIMES = new Set(['x', 'qty', 'quantity', 'எண்ணிக்கை'])
/** Words beside an item that say nothing about it. */
const fillers = new Set(
  foldedWords(
    'pls please plz need want each only send give sir anna akka madam size type venum vendum rate வேண்டும் வேணும் அனுப்பவும்',
  ),
)

type Piece = { word: string } | { number: NumberToken; end: number; gap: string }

export function tokensOf(text: string): Tokens {
  const plain = inPlainSigns(text)
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of plain.matchAll(TOKEN)) {
    if (index < end) continue // a unit that was read with its number
    const gap = plain.slice(end, index)
    end = index + found.length
    if (!/^[\d.]/.test(found) || /x/.test(found)) {
      for (const word of foldedWords(found)) if (!fillers.has(word)) pieces.push({ word })
      continue
    }
    const rest = plain.slice(end, end + 20)
    const [unit, length] = unitAt(rest)
    end += length
    pieces.push({ number: { value: valueOf(found), unit, isQuantity: false }, end, gap })
  }
  markQuantities(pieces, plain)
  return {
    words: pieces.flatMap((piece) => ('word' in piece && !TIMES.has(piece.word) ? [piece.word] : [])),
    numbers: pieces.flatMap((piece) => ('number' in piece ? [piece.number] : [])),
  }
}

/** Lower case, ASCII digits and fractions, `"` for inches, without prices and the commas of thousands. */
function inPlainSigns(text: string): string {
  return asciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[″”“＂]|''|’’/g, '"')
    .replace(/[¼½¾]/g, (sign) => ({ '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4' })[sign] ?? '')
    .replace(/\bhalf(?=\s*kg)/g, '1/2')
    .replace(/\bquarter(?=\s*kg)/g, '1/4')
    .replaceAll('×', 'x')
    .replace(/['’‘`]/g, '')
    .replace(PRICE, ' ; ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
}

function unitAt(rest: string): [unit: NumberUnit | undefined, length: number] {
  for (const [unit, pattern] of unitPatterns) {
    const found = pattern.exec(rest)
    if (found) return [unit, found[0].length]
  }
  return [undefined, 0]
}

/** 2.75 of '2 3/4'. */
function valueOf(found: string): number {
  const [whole = '', over, under] = found.split(/(?<![\s-])[\s-]+(?=\d+\/)|\//)
  if (found.includes('/') && under === undefined) return Number(whole) / Number(over)
  return over === undefined ? Number(found) : Number(whole) + Number(over) / Number(under)
}

function markQuantities(pieces: readonly Piece[], plain: string) {
  for (const [index, piece] of pieces.entries()) {
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    if ('word' in piece) {
      if (!TIMES.has(piece.word)) continue
      const [left, right] = [bareNumber(before), bareNumber(after)]
      // 2 x 109 is a quantity and a price, in either order.
      if (piece.word === 'x' && left && right) continue
      if (right) right.isQuantity = true
      else if (left && piece.word === 'x') left.isQuantity = true
      continue
    }
    const { number, gap, end } = piece
    const isLast = pieces.slice(index + 1).every((later) => 'word' in later && TIMES.has(later.word))
    if (isLast && index > 0 && number.unit === undefined) {
      number.isQuantity ||= /[-–—=:*→]\s*$/.test(gap) || (/\(\s*$/.test(gap) && /^\s*\)/.test(plain.slice(end)))
    }
    if (number.unit === undefined && after && 'word' in after) number.next = after.word
  }
}

function bareNumber(piece: Piece | undefined): NumberToken | undefined {
  return piece && 'number' in piece && (piece.number.unit ?? 'count') === 'count' ? piece.number : undefined
}
