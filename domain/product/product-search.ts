/** Finds products that contain each word of a search, in any order and spelling (§2). */
import type { Product } from './product.ts'
import { foldForSearch, SEARCH_MAX } from '../search/search-text.ts'
import { foldedWords, joined } from '../search/spelling.ts'

export type Searched = Pick<Product, 'name' | 'code' | 'category' | 'unit'> &
  Partial<Pick<Product, 'tamilName'>> & { categoryTamilName?: string | undefined }

/** Keeps the order of products; an empty search matches all. */
export type ProductSearch = <P extends Searched>(products: readonly P[], search: string) => readonly P[]

/** Without synonyms and typo tolerance. */
export const searchProducts: ProductSearch = (products, search) => {
  const words = searchedWords(search)
  if (words.length === 0) return withSigns(products, search)
  return withAll(
    products,
    words.map((word) => patternOf([word])),
    (product) => foldedProduct(product).text,
  )
}

/** Returns the folded words; 'prd 1081' and '1 box' are one word each. */
export function searchedWords(search: string): string[] {
  const text = foldedWords(search.slice(0, SEARCH_MAX)).join(' ')
  const words = text.replace(/\bprd (?=\d)/g, 'prd').replace(/\b1 ?(box|pkt)\b/g, '_1$1')
  return words === '' ? [] : words.split(' ')
}

export function withAll<P extends Searched>(
  products: readonly P[],
  patterns: readonly RegExp[],
  textOf: (product: Searched) => string,
): P[] {
  return products.filter((product) => {
    const text = textOf(product)
    return patterns.every((pattern) => pattern.test(text))
  })
}

/** Numbers match only whole: 4 is not found in 24, nor 100 in 1000. */
export function patternOf(words: readonly string[], { wholeNumbers = true } = {}): RegExp {
  const sources = words.map((word) => {
    const source = word.replaceAll('.', '\\.')
    if (!/^\d/.test(word)) return source
    return `(?<![\\d./_])${source}${wholeNumbers && !/[^\d./_]/.test(word) ? '(?![\\d./_])' : ''}`
  })
  return new RegExp(sources.join('|'))
}

type Folded = { words: readonly string[]; text: string }

const foldedProducts = new WeakMap<Searched, Folded>()

/** Cached per product, as every search needs it. */
export function foldedProduct(product: Searched): Folded {
  const known = foldedProducts.get(product)
  if (known) return known
  const name = foldedWords(product.name)
  const tamilName = foldedWords(product.tamilName ?? '')
  // The underscore keeps a unit's 1 from matching a searched number.
  const { category, categoryTamilName = '' } = product
  const fields = [
    joined(name),
    joined(tamilName),
    categoryText(categoryTamilName ? `${category} ${categoryTamilName}` : category),
    product.code.toLowerCase(),
    `_${product.unit}`,
  ]
  const made = { words: [...name, ...tamilName], text: fields.join('\n') }
  foldedProducts.set(product, made)
  return made
}

const categoryTexts = new Map<string, string>()

function categoryText(category: string): string {
  const text = categoryTexts.get(category) ?? joined(foldedWords(category))
  categoryTexts.set(category, text)
  return text
}

/** A search of only signs, such as an emoji, matches them literally in names. */
function withSigns<P extends Searched>(products: readonly P[], search: string): readonly P[] {
  const wanted = foldForSearch(search.slice(0, SEARCH_MAX))
  return wanted === ''
    ? products
    : products.filter(({ name, tamilName = '' }) => foldForSearch(`${name} ${tamilName}`).includes(wanted))
}
