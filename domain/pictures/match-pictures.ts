/** Finds a picture's product by its file name: by code, name, or similar name. */
import { contentsKey, nameKey, type Named } from '../imports/match-names.ts'
import { foldedWords } from '../search/spelling.ts'
import { meaningInName } from '../search/trade-words.ts'
import { nearNames } from './near-names.ts'
import { readPictureName } from './picture-name.ts'

/** The compared product fields. */
export type PictureProduct = Named & { tamilName: string }

/** `ids` has one product for a code, a name, or a guess to confirm, and the candidates for 'several'. */
export type PictureMatch = { by: 'code' | 'name' | 'guess' | 'several' | 'nothing'; ids: readonly string[] }

/** Shorter names occur in others by chance. */
const SHORTEST_INSIDE = 4
const MOST_WORDS = 16

/** Returns a function from a file's path to its match. */
export function pictureMatcher(products: readonly PictureProduct[]): (path: string) => PictureMatch {
  const byCode = new Map(products.map((product) => [product.code, product]))
  const byName = indexOf(products, (product) => namesOf(product).map(nameKey))
  const byLongerName = indexOf(products, longerKeys)
  const byLooseKey = indexOf(products, (product) => namesOf(product).flatMap(looseKeys))
  const near = nearNames(products.flatMap((product) => namesOf(product).map((name) => [name, product] as const)))

  return (path) => {
    const { codes, names, folder } = readPictureName(path)
    const coded = codes.flatMap((code) => byCode.get(code) ?? [])
    const named = firstFound(names, (name) => narrowed(called(nameKey(name)), name, folder))
    if (coded.length > 0) {
      const isBoth = named.length === 0 || named.some((product) => coded.includes(product))
      return matchOf('code', isBoth ? coded : [...coded, ...named])
    }
    // The code is unknown, but the name may match.
    if (named.length > 0) return matchOf(codes.length > 0 ? 'guess' : 'name', named)
    return matchOf('guess', guessed(names))
  }

  /** A full name wins over a name with its category, which may be another product's name. */
  function called(key: string): readonly PictureProduct[] {
    return byName.get(key) ?? byLongerName.get(key) ?? []
  }

  function guessed(names: readonly string[]): readonly PictureProduct[] {
    const [name = ''] = names
    const numbered = /^\d{4}$/.test(name) ? byCode.get(`PRD${name}`) : undefined
    if (numbered) return [numbered]
    const keys = names.flatMap(looseKeys)
    const loose = firstFound(keys, (key) => byLooseKey.get(key) ?? [])
    if (loose.length > 0) return loose
    const nearest = firstFound(names, near)
    return nearest.length > 0 ? nearest : firstFound(names, inside)
  }

  /** Returns the product with the longest name within the file name. */
  function inside(name: string): readonly PictureProduct[] {
    const words = foldedWords(name).slice(0, MOST_WORDS)
    for (let length = words.length - 1; length > 0; length -= 1) {
      const starts = Array.from({ length: words.length - length + 1 }, (_, from) => from)
      const parts = starts.map((from) => words.slice(from, from + length).join(''))
      const found = firstFound(parts, (part) => (part.length >= SHORTEST_INSIDE ? called(part) : []))
      if (found.length > 0) return found
    }
    return []
  }
}

/** Narrows products of one name by contents in the file name, or by a folder named as a category. */
function narrowed(found: readonly PictureProduct[], name: string, folder: string): readonly PictureProduct[] {
  if (found.length < 2) return found
  const contents = contentsKey({ name, contents: '' })
  const same = contents === '' ? [] : found.filter((product) => contentsKey(product) === contents)
  const left = same.length > 0 ? same : found
  const inFolder = left.filter(({ category }) => keyOf(category) === keyOf(folder))
  return inFolder.length > 0 ? inFolder : left
}

function matchOf(by: 'code' | 'name' | 'guess', products: readonly PictureProduct[]): PictureMatch {
  const ids = [...new Set(products.map(({ id }) => id))]
  return { by: ids.length === 0 ? 'nothing' : ids.length === 1 ? by : 'several', ids }
}

function namesOf({ name, tamilName }: PictureProduct): string[] {
  return tamilName === '' ? [name] : [name, tamilName]
}

/** Returns names combined with the category or contents. */
function longerKeys(product: PictureProduct): string[] {
  const category = keyOf(product.category)
  const contents = keyOf(product.contents)
  return namesOf(product)
    .map(nameKey)
    .flatMap((key) => [key + category, category + key, key + contents])
}

/** Removes signs in numbers, which file names cannot have (2¾" becomes 2 3-4), and applies trade words. */
function looseKeys(name: string): string[] {
  const words = foldedWords(name).map((word) => meaningInName(word) ?? word)
  const keys = [nameKey(name), words.join('')].map((key) => key.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
  return [...new Set(keys)].filter((key) => key !== '')
}

function keyOf(text: string): string {
  return foldedWords(text).join('')
}

function indexOf(
  products: readonly PictureProduct[],
  keys: (product: PictureProduct) => readonly string[],
): ReadonlyMap<string, PictureProduct[]> {
  const index = new Map<string, PictureProduct[]>()
  for (const product of products) {
    for (const key of new Set(keys(product))) index.set(key, [...(index.get(key) ?? []), product])
  }
  index.delete('')
  return index
}

/** Returns the first non-empty result. */
function firstFound<Item, Found>(items: readonly Item[], find: (item: Item) => readonly Found[]): readonly Found[] {
  for (const item of items) {
    const found = find(item)
    if (found.length > 0) return found
  }
  return []
}
