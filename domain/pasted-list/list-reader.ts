/**
 * Finds the product and quantity of each line of a pasted list. A line is understood only if one product and one
 * quantity fit; all others are asked, with the products that they may mean.
 */
import { SEARCH_MAX } from '../search/search-text.ts'
import { type Catalogue, catalogueOf, type Listed } from './catalogue-names.ts'
import { type ListItem, listItems } from './list-items.ts'
import { tokensOf } from './line-tokens.ts'
import { readWords } from './line-words.ts'
import { fitsOf, isQuantity, isSize, loneQuantity, partlyFitting, plausible } from './name-fits.ts'

/** `quantity` is undefined where the line has none, or more than one number may be it. */
export type ReadLine<P extends Listed> = Pick<ListItem, 'typed' | 'text'> &
  (
    | { kind: 'understood'; product: P; quantity: number }
    | { kind: 'asked'; candidates: readonly P[]; more: number; quantity: number | undefined }
    | { kind: 'unknown' }
    | { kind: 'aside' }
  )

/** `rest` is the texts of a long message's other lines. */
export type ReadList<P extends Listed> = { lines: ReadLine<P>[]; rest: string[] }

/** More products of an asked line are only counted. */
const CANDIDATES_MAX = 8

/** Words and numbers in a line; a longer one is a story. */
const TOKENS_MAX = 14

/** Not wanted, or a sign for "times"; WhatsApp strikes through between tildes. */
const CROSSED_OUT = /[❌❎✗✘🚫]|~[^~]+~/u

/** Reads a whole message. */
export function readList<P extends Listed>(products: readonly P[], message: string): ReadList<P> {
  const read = lineReader(products)
  const { items, rest } = listItems(message)
  return {
    lines: items.map(({ typed, text, isAside }) =>
      isAside ? { typed, text, kind: 'aside' } : { typed, text, ...read(text) },
    ),
    rest,
  }
}

type LineReader<P extends Listed> = (text: string) => Reading<P>

type Reading<P extends Listed> =
  ReadLine<P> extends infer Line ? (Line extends unknown ? Omit<Line, 'typed' | 'text'> : never) : never

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

function readLine<P extends Listed>(catalogue: Catalogue<P>, text: string): Reading<P> {
  if (text.length > SEARCH_MAX) return { kind: 'unknown' }
  const { product: coded, rest } = codeIn(catalogue, text)
  const { words: raw, numbers } = tokensOf(rest)
  if (raw.length + numbers.length > TOKENS_MAX) return { kind: 'unknown' }
  const words = readWords(catalogue, raw)
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
  const isCounted =
    !CROSSED_OUT.test(text) &&
    otherQuantities.length === 0 &&
    isQuantity(quantity) &&
    fits.every((fit) => fit.isCounted)
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

function codeIn<P extends Listed>({ byCode }: Catalogue<P>, text: string) {
  for (const { 0: found, 1: letters, 2: digits, index } of text.matchAll(/\b([a-z]{2,5})[\s-]?(\d{3,6})\b/gi)) {
    const product = byCode.get(`${letters}${digits}`.toLowerCase())
    if (product) return { product, rest: `${text.slice(0, index)} ; ${text.slice(index + found.length)}` }
  }
  return { product: undefined, rest: text }
}
