/** Tells whether a whole line can mean a name, and which of its numbers is then the quantity. */
import { MAX_QUANTITY } from '../product/stock.ts'
import { foldedWords } from '../search/spelling.ts'
import { meaningsOf } from '../search/trade-words.ts'
import type { Catalogue, Listed, Name } from './catalogue-names.ts'
import { type NumberToken, tokensOf } from './line-tokens.ts'
import type { Word } from './line-words.ts'

/** Words that many products have: a line of these alone fits none. */
const adjectives = new Set(
  foldedWords(
    'red green blue gold golden silver purple pink white yellow colour multi mixture big small medium deluxe special super ' +
      'mini mega royal fancy single double giant gaint one two three five classic family grand star crackling whistling shot',
  ),
)

/** One way to read the whole line as a name. `isCounted`: the quantity is in the line and means boxes or packets. */
export type Fit<P> = {
  name: Name<P>
  quantity: number | undefined
  isCounted: boolean
  isSure: boolean
  /** The line has no other words than name and category have, in their spelling. */
  isLiteral: boolean
  rank: Rank
}

/** The line has only words that many names have; it tells this name; it has all its words; it is the name as written. */
type Rank = 0 | 1 | 2 | 3

export type LineNumber = NumberToken & { isSize: boolean }

/** True for a length or weight, and for the 100 of "100 wala" where the shop has that. */
export function isSize<P extends Listed>({ numbersBeforeWords, split }: Catalogue<P>, number: NumberToken): boolean {
  if (number.unit === 'inch' || number.unit === 'cm' || number.unit === 'kg') return true
  if (number.isQuantity || number.unit !== undefined || number.next === undefined) return false
  const words = [number.next, ...meaningsOf(number.next)].flatMap(split)
  return words.some((word) => numbersBeforeWords.has(`${number.value} ${word}`))
}

/** Returns each way in which the whole line means this name. */
export function fitsOf<P extends Listed>(
  name: Name<P>,
  words: readonly Word[],
  numbers: readonly LineNumber[],
  { isCoded, typed }: { isCoded: boolean; typed: ReadonlySet<string> },
): Fit<P>[] {
  const covered = new Set<string>()
  for (const { readings } of words) {
    const reading = readings.find((parts) => isIn(name.words, parts))
    for (const part of reading ?? []) covered.add(part)
    if (!reading && !readings.some((parts) => parts.every((part) => name.category.has(part) || name.words.has(part)))) {
      return []
    }
  }
  const isWhole = isCoded || [...name.words].every((word) => covered.has(word))
  const isLiteral = words.length > 0 && words.every(({ raw }) => name.raw.has(raw) || name.rawCategory.includes(raw))
  const isWritten = isCoded || (isLiteral && [...name.raw].every((raw) => typed.has(raw)))
  const tells = [...covered].some((word) => !adjectives.has(word) && !name.category.has(word))
  const isSure = words.every(
    ({ sureIn, readings }) =>
      sureIn === 'anything' ||
      ((sureIn === 'name' || (sureIn === 'whole name' && isWhole)) &&
        readings.some((parts) => isIn(name.words, parts))),
  )
  return assignments(name.numbers, numbers).map(({ quantity, isUnclear, sizes, isNamed }) => {
    const isSized = name.numbers.every((own, index) => sizes.has(index) || isContents(own))
    const rank = isWritten && (isSized || isCoded) ? 3 : isWhole ? 2 : tells || isNamed ? 1 : 0
    return { name, quantity, rank, isLiteral, isSure, isCounted: !isUnclear && isQuantity(quantity) }
  })
}

function isIn(words: ReadonlySet<string>, parts: readonly string[]): boolean {
  return parts.every((part) => words.has(part))
}

/** `isNamed`: the number of "240 shots" alone tells the product. */
type Assignment = { quantity: number | undefined; isUnclear: boolean; sizes: ReadonlySet<number>; isNamed: boolean }

/** Returns each way in which every number of the line is a size of the name, or its one quantity. */
function assignments(own: readonly NumberToken[], numbers: readonly LineNumber[]): Assignment[] {
  let found: Assignment[] = [{ quantity: undefined, isUnclear: false, sizes: new Set(), isNamed: false }]
  for (const number of numbers) {
    found = found.flatMap((before) => {
      const next: Assignment[] = []
      const size = number.isQuantity
        ? -1
        : own.findIndex((each, index) => !before.sizes.has(index) && isSame(each, number))
      if (size >= 0) {
        const isNamed = before.isNamed || (number.isSize && number.unit === undefined)
        next.push({ ...before, sizes: new Set([...before.sizes, size]), isNamed })
      }
      if (!number.isSize && before.quantity === undefined) {
        const isUnclear = number.unit === 'pc' || number.unit === 'unclear'
        next.push({ ...before, quantity: number.value, isUnclear: before.isUnclear || isUnclear })
      }
      return next
    })
  }
  return found
}

function isSame(own: NumberToken, number: NumberToken): boolean {
  return own.value === number.value && (number.unit === own.unit || (number.unit === undefined && !isContents(own)))
}

/** The pieces or boxes in a pack, which need not be in the line. */
function isContents({ unit }: NumberToken): boolean {
  return unit === 'pc' || unit === 'box'
}

/** Nobody orders half a box where the number is also a size. */
export function plausible<P>(fits: readonly Fit<P>[]): readonly Fit<P>[] {
  const whole = fits.filter(({ quantity }) => quantity === undefined || Number.isInteger(quantity))
  return whole.length > 0 ? whole : fits
}

export function isQuantity(quantity: number | undefined): quantity is number {
  return Number.isInteger(quantity) && quantity! >= 1 && quantity! <= MAX_QUANTITY
}

/** Returns the products that fit some words of the line, those that fit most first. */
export function partlyFitting<P extends Listed>(
  { byWord }: Catalogue<P>,
  words: readonly Word[],
  numbers: readonly LineNumber[],
): P[] {
  const telling = words.flatMap(({ readings }) => readings.flat()).filter((part) => !adjectives.has(part))
  const names = new Set(telling.flatMap((part) => byWord.get(part) ?? []))
  const scored = [...names].map((name) => {
    const fitting = words.filter(({ readings }) =>
      readings.some((parts) => parts.every((part) => name.words.has(part) || name.category.has(part))),
    )
    const isSized = numbers.some((number) => name.numbers.some((own) => number.isSize && isSame(own, number)))
    const score = fitting.reduce((sum, { raw }) => sum + (adjectives.has(raw) ? 1 : 2), Number(isSized))
    return { name, score }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score >= most / 2)
    .toSorted((a, b) => b.score - a.score || a.name.place - b.name.place)
    .map(({ name }) => name.product)
}

/** Returns the one number that can be the quantity, if it is no size of these products either. */
export function loneQuantity(numbers: readonly LineNumber[], products: readonly Listed[]): number | undefined {
  const counted = numbers.filter((each) => !each.isSize)
  const [number, ...others] = counted
  if (!number || others.length > 0 || number.unit === 'pc' || number.unit === 'unclear') return undefined
  const isSizeToo = products.some(({ name }) => tokensOf(name).numbers.some((own) => isSame(own, number)))
  return isQuantity(number.value) && (number.isQuantity || !isSizeToo) ? number.value : undefined
}
