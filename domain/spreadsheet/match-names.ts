/** Finds the shop's product that a row of an owner's list means: by its code, by its name within its category, or nearly so. */
import { foldedWords } from '../search/spelling.ts'
import { readName } from './cell-values.ts'

/** What of a product is compared. */
export type Named = { id: string; code: string; name: string; category: string; contents: string }

/** `by` says how sure it is: a guess must be confirmed. */
export type Match<Product> = { product: Product; by: 'code' | 'name' | 'guess' }

export type ProductFinder<Product> = {
  /** Returns the product of a code. */
  byCode(code: string): Product | undefined
  /** Returns the products of that name in that category; of several, those with the same contents. */
  byName(row: { name: string; contents: string }, category: string): readonly Product[]
  /** Returns the nearest product that `isFree`: the name in another category, or almost the name in this one. */
  nearest(row: { name: string }, category: string, isFree: (product: Product) => boolean): Product | undefined
}

/** Two names are near from this share of common pairs of letters on. */
export const NEAR = 0.66

/** Returns the name as it is compared: without blanks and signs, lower case, singular, without contents in brackets. */
export function nameKey(name: string): string {
  return wordsOf(name).join('')
}

export function productFinder<Product extends Named>(products: readonly Product[]): ProductFinder<Product> {
  const byCode = new Map(products.map((product) => [product.code, product]))
  const byName = Map.groupBy(products, ({ name, category }) => `${category}\n${nameKey(name)}`)
  const anywhere = Map.groupBy(products, ({ name }) => nameKey(name))
  const inCategory = new Map(
    [...Map.groupBy(products, ({ category }) => category)].map(([category, own]) => [
      category,
      own.map((product) => ({ product, ...comparable(product.name) })),
    ]),
  )
  return {
    byCode: (code) => byCode.get(code),

    byName({ name, contents }, category) {
      const found = byName.get(`${category}\n${nameKey(name)}`) ?? []
      if (found.length < 2) return found
      const same = found.filter((product) => contentsKey(product) === foldedWords(contents).join(''))
      return same.length > 0 ? same : found
    },

    nearest({ name }, category, isFree) {
      const elsewhere = anywhere.get(nameKey(name))?.filter(isFree) ?? []
      if (elsewhere.length === 1) return elsewhere[0]
      const wanted = comparable(name)
      let best: { product: Product; likeness: number } | undefined
      for (const { product, pairs, numbers } of inCategory.get(category) ?? []) {
        if (numbers !== wanted.numbers || !isFree(product)) continue
        const likeness = shareOfCommon(pairs, wanted.pairs)
        if (likeness >= NEAR && likeness > (best?.likeness ?? 0)) best = { product, likeness }
      }
      return best?.product
    },
  }
}

/** Returns the contents as they are compared, of a product or in the brackets of its name; '' when there are none. */
export function contentsKey({ name, contents }: Pick<Named, 'name' | 'contents'>): string {
  const read = readName(name)
  return foldedWords(contents || (read && 'value' in read ? read.value.contents : '')).join('')
}

function wordsOf(name: string): string[] {
  const read = readName(name)
  const plain = read && 'value' in read ? read.value.name : name
  const words = foldedWords(plain)
  return words.length > 0 ? words : [plain]
}

/** The pairs of letters of a name, and its numbers, which no near name may differ in: 4" and 5" are two goods. */
export function comparable(name: string): { pairs: Set<string>; numbers: string } {
  const key = nameKey(name)
  const pairs = new Set<string>()
  for (let at = 0; at < key.length - 1; at += 1) pairs.add(key.slice(at, at + 2))
  return { pairs, numbers: (key.match(/\d+(?:[./_]\d+)*/g) ?? []).toSorted().join(' ') }
}

function shareOfCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let common = 0
  for (const pair of one) if (other.has(pair)) common += 1
  return (2 * common) / (one.size + other.size)
}
