/**
 * Finds the product and quantity of each line of a pasted list. A line is understood only if one product and one
 * quantity fit; all others are asked, with the products that they may mean.
 */
import { MAX_QUANTITY } from '../product/stock.ts'
import type { Searched } from '../product/product-search.ts'
import { nearestOf } from '../search/near-words.ts'
import { SEARCH_MAX } from '../search/search-text.ts'
import { consonantsOf, inLatinLetters, isIndic } from '../search/sound.ts'
import { foldedWords } from '../search/spelling.ts'
import { isGeneric, knownSpellings, meaningInName, meaningsOf, tellingWords } from '../search/trade-words.ts'
import { listItems } from './list-items.ts'
import { type NumberToken, tokensOf } from './line-tokens.ts'

export type Listed = Searched & { id: string }

/** `quantity` is undefined where the line has none, or more than one number may be it. */
export type ReadLine<P extends Listed> = { typed: string } & (
  | { kind: 'understood'; product: P; quantity: number }
  | { kind: 'asked'; candidates: readonly P[]; more: number; quantity: number | undefined }
  | { kind: 'unknown' }
  | { kind: 'aside' }
)

export type ReadList<P extends Listed> = { lines: ReadLine<P>[]; isCut: boolean }

/** More products of an asked line are only counted. */
const CANDIDATES_MAX = 8
/** Words and numbers in a line; a longer one is a story. */
const TOKENS_MAX = 14
/** In letters: a shorter word with a wrong letter is too similar to others. */
const ONE_LETTER_FROM = 4
const SURE_IN_WHOLE_NAME_FROM = 5
const SURE_FROM = 6
const FEWEST_CONSONANTS = 2

/** Words that many products have: a line of these alone fits none. */
const adjectives = new Set(
  foldedWords(
    'red green blue gold golden silver purple pink white yellow colour multi mixture big small medium deluxe special super ' +
      'mini mega royal fancy single double giant gaint one two three five classic family grand star crackling whistling shot',
  ),
)

/** One of the names of a product. `numbers` are sizes; those in pieces or boxes need not be in the line. */
type Name<P> = {
  product: P
  place: number
  raw: ReadonlySet<string>
  words: ReadonlySet<string>
  category: ReadonlySet<string>
  rawCategory: readonly string[]
  numbers: readonly NumberToken[]
}

/** What a word of a line may mean: each reading is one or more words of names. `sureIn` is what its spelling leaves sure. */
type Word = {
  raw: string
  readings: readonly (readonly string[])[]
  sureIn: 'anything' | 'name' | 'whole name' | 'nothing'
}

/** One way to read the whole line as a name. `isCounted`: the quantity is in the line and means boxes or packets. */
type Fit<P> = {
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

/** Reads a whole message. */
export function readList<P extends Listed>(products: readonly P[], message: string): ReadList<P> {
  const read = lineReader(products)
  const { items, isCut } = listItems(message)
  return {
    lines: items.map(({ typed, text, isAside }) => (isAside ? { typed, kind: 'aside' } : { typed, ...read(text) })),
    isCut,
  }
}

type LineReader<P extends Listed> = (text: string) => Reading<P>
type Reading<P extends Listed> =
  ReadLine<P> extends infer Line ? (Line extends unknown ? Omit<Line, 'typed'> : never) : never

const readers = new WeakMap<object, LineReader<never>>()

/** Kept for each list of products, with the lines read so far. */
function lineReader<P extends Listed>(products: readonly P[]): LineReader<P> {
  const known = readers.get(products) as LineReader<P> | undefined
  if (known) return known
  const catalogue = catalogueOf(products)
  const before = new Map<string, Reading<P>>()
  const reader: LineReader<P> = (text) => {
    const found = before.get(text) ?? readLine(catalogue, text)
    before.set(text, found)
    return found
  }
  readers.set(products, reader as LineReader<never>)
  return reader
}

type Catalogue<P extends Listed> = ReturnType<typeof catalogueOf<P>>

function catalogueOf<P extends Listed>(products: readonly P[]) {
  const spelled = products.flatMap((product, place) =>
    [product.name, product.tamilName ?? ''].flatMap((name) => {
      if (name === '') return []
      const { words, numbers } = tokensOf(name)
      return [{ product, place, numbers, raw: words }]
    }),
  )
  const categories = new Map(
    products.map(({ category, categoryTamilName = '' }) => [category, wordsIn(`${category} ${categoryTamilName}`)]),
  )
  const vocabulary = new Set(
    [...spelled.flatMap(({ raw }) => raw), ...[...categories.values()].flat()].flatMap((word) => [
      word,
      meaningInName(word) ?? word,
    ]),
  )
  const split = splitter(vocabulary)
  const parts = (words: readonly string[]) => new Set(words.flatMap((word) => split(meaningInName(word) ?? word)))
  const categoryWords = new Map([...categories].map(([category, words]) => [category, parts(words)]))
  const names = spelled.map(({ raw, ...name }): Name<P> => ({
    ...name,
    raw: new Set(raw),
    words: parts(tellingWords(raw)),
    category: categoryWords.get(name.product.category) ?? new Set(),
    rawCategory: categories.get(name.product.category) ?? [],
  }))
  const byWord = new Map<string, Name<P>[]>()
  const numbersBeforeWords = new Set<string>()
  for (const name of names) {
    for (const word of new Set([...name.words, ...name.category])) {
      const those = byWord.get(word)
      if (those) those.push(name)
      else byWord.set(word, [name])
    }
    for (const { value, next } of name.numbers) {
      if (next) for (const word of parts([next])) numbersBeforeWords.add(`${value} ${word}`)
    }
  }
  const byCode = new Map(products.map((product) => [product.code.toLowerCase(), product]))
  const words = [...new Set([...vocabulary, ...knownSpellings()])].filter((word) => word.length >= ONE_LETTER_FROM)
  const bySound = Map.groupBy(words, (word) => consonantsOf(inLatinLetters(word)))
  const readWords = new Map<string, Word>()
  return { names, byWord, byCode, vocabulary, readWords, split, numbersBeforeWords, words, bySound }
}

function wordsIn(text: string): readonly string[] {
  return tellingWords(tokensOf(text).words)
}

/** 'flowerpot' is two words where names have both alone. */
function splitter(vocabulary: ReadonlySet<string>) {
  return (word: string): readonly string[] => {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)]
      if (vocabulary.has(head) && vocabulary.has(tail)) return [head, tail]
    }
    return [word]
  }
}

function readLine<P extends Listed>(catalogue: Catalogue<P>, text: string): Reading<P> {
  if (text.length > SEARCH_MAX) return { kind: 'unknown' }
  const { product: coded, rest } = codeIn(catalogue, text)
  const { words: raw, numbers } = tokensOf(rest)
  if (raw.length + numbers.length > TOKENS_MAX) return { kind: 'unknown' }
  const words = joinedWords(catalogue, tellingIn(raw)).map((word) => readWord(catalogue, word))
  const said = { isCoded: coded !== undefined, typed: new Set([...raw, ...words.map((word) => word.raw)]) }
  const sized = numbers.map((number) => ({ ...number, isSize: isSize(catalogue, number) }))
  const names = coded
    ? catalogue.names.filter(({ product }) => product === coded)
    : [...new Set(words.flatMap(({ readings }) => readings.flat()).flatMap((part) => catalogue.byWord.get(part) ?? []))]
  const fits = plausible(names.flatMap((name) => fitsOf(name, words, sized, said)))
  const best = Math.max(0, ...fits.map(({ rank }) => rank))
  const picked = fits.filter(({ rank, isLiteral }) => rank === best || (best < 3 && isLiteral))
  const [only, ...others] = new Set(picked.map(({ name }) => name.product))
  const [quantity, ...otherQuantities] = new Set(fits.map((fit) => fit.quantity))
  const isCounted = otherQuantities.length === 0 && isQuantity(quantity) && fits.every((fit) => fit.isCounted)
  const isSure = best > 0 && picked.every((fit) => fit.isSure)
  if (only && others.length === 0 && isCounted && isSure) return { kind: 'understood', product: only, quantity }

  const candidates =
    fits.length > 0
      ? fits.toSorted((a, b) => b.rank - a.rank || a.name.place - b.name.place).map(({ name }) => name.product)
      : [...(coded ? [coded] : []), ...partlyFitting(catalogue, words, sized)]
  const distinct = [...new Set(candidates)]
  if (distinct.length === 0) return { kind: 'unknown' }
  return {
    kind: 'asked',
    candidates: distinct.slice(0, CANDIDATES_MAX),
    more: Math.max(0, distinct.length - CANDIDATES_MAX),
    quantity: fits.length === 0 ? loneQuantity(sized, distinct) : isCounted ? quantity : undefined,
  }
}

/** Nobody orders half a box where the number is also a size. */
function plausible<P>(fits: readonly Fit<P>[]): readonly Fit<P>[] {
  const whole = fits.filter(({ quantity }) => quantity === undefined || Number.isInteger(quantity))
  return whole.length > 0 ? whole : fits
}

function isQuantity(quantity: number | undefined): quantity is number {
  return Number.isInteger(quantity) && quantity! >= 1 && quantity! <= MAX_QUANTITY
}

function codeIn<P extends Listed>({ byCode }: Catalogue<P>, text: string) {
  for (const { 0: found, 1: letters, 2: digits, index } of text.matchAll(/\b([a-z]{2,5})[\s-]?(\d{3,6})\b/gi)) {
    const product = byCode.get(`${letters}${digits}`.toLowerCase())
    if (product) return { product, rest: `${text.slice(0, index)} ; ${text.slice(index + found.length)}` }
  }
  return { product: undefined, rest: text }
}

/** Unlike a search, a line of generic words alone says nothing. */
function tellingIn(words: readonly string[]): string[] {
  return words.filter((word) => !isGeneric(word))
}

/** "pop corn" is one word if names have only that. */
function joinedWords<P extends Listed>({ vocabulary }: Catalogue<P>, words: readonly string[]): string[] {
  const isKnown = (word: string) => vocabulary.has(word) || meaningsOf(word).length > 0
  const made: string[] = []
  for (const word of words) {
    const both = `${made.at(-1) ?? ''}${word}`
    if (made.length > 0 && isKnown(both) && !(isKnown(made.at(-1)!) && isKnown(word))) made[made.length - 1] = both
    else made.push(word)
  }
  return made
}

/** Each word once: to compare a misspelt one with all others takes longest. */
function readWord<P extends Listed>(catalogue: Catalogue<P>, raw: string): Word {
  const read = catalogue.readWords.get(raw) ?? wordOf(catalogue, raw)
  catalogue.readWords.set(raw, read)
  return read
}

function wordOf<P extends Listed>(catalogue: Catalogue<P>, raw: string): Word {
  const { vocabulary, split } = catalogue
  const readings = (words: readonly string[]) => words.map((word) => split(word))
  const meanings = meaningsOf(raw)
  if (vocabulary.has(raw)) {
    const own = meaningInName(raw) ?? raw
    return { raw, readings: readings([...new Set([own, ...meanings])]), sureIn: 'anything' }
  }
  if (meanings.length > 0) return { raw, readings: readings(meanings), sureIn: 'anything' }
  const parts = split(raw)
  if (parts.length > 1) return { raw, readings: [parts.map((part) => meaningInName(part) ?? part)], sureIn: 'anything' }
  const near = nearWords(catalogue, raw)
  const meant = [
    ...new Set(near.flatMap((word) => (vocabulary.has(word) ? [meaningInName(word) ?? word] : meaningsOf(word)))),
  ]
  const sureIn = raw.length >= SURE_FROM ? 'name' : raw.length >= SURE_IN_WHOLE_NAME_FROM ? 'whole name' : 'nothing'
  return { raw, readings: readings(meant), sureIn: meant.length === 1 ? sureIn : 'nothing' }
}

function nearWords<P extends Listed>({ words, bySound }: Catalogue<P>, raw: string): string[] {
  if (isIndic(raw)) {
    const latin = inLatinLetters(raw)
    const consonants = consonantsOf(latin)
    if (consonants.length < FEWEST_CONSONANTS) return []
    return nearestOf(bySound.get(consonants) ?? [], latin, latin.length, inLatinLetters)
  }
  return raw.length < ONE_LETTER_FROM ? [] : nearestOf(words, raw, 1)
}

type LineNumber = NumberToken & { isSize: boolean }

/** True for a length or weight, and for the 100 of "100 wala" where the shop has that. */
function isSize<P extends Listed>({ numbersBeforeWords, split }: Catalogue<P>, number: NumberToken): boolean {
  if (number.unit === 'inch' || number.unit === 'cm' || number.unit === 'kg') return true
  if (number.isQuantity || number.unit !== undefined || number.next === undefined) return false
  const words = [number.next, ...meaningsOf(number.next)].flatMap(split)
  return words.some((word) => numbersBeforeWords.has(`${number.value} ${word}`))
}

/** Returns each way in which the whole line means this name. */
function fitsOf<P extends Listed>(
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

/** Returns the products that fit some words of the line, those that fit most first. */
function partlyFitting<P extends Listed>(
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
function loneQuantity(numbers: readonly LineNumber[], products: readonly Listed[]): number | undefined {
  const counted = numbers.filter(({ isSize }) => !isSize)
  const [number, ...others] = counted
  if (!number || others.length > 0 || number.unit === 'pc' || number.unit === 'unclear') return undefined
  const isSizeToo = products.some(({ name }) => tokensOf(name).numbers.some((own) => isSame(own, number)))
  return isQuantity(number.value) && (number.isQuantity || !isSizeToo) ? number.value : undefined
}
