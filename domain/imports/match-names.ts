/** Finds a row's product by code, by name within its category, or by similar name. */
import { letterPairs, pairIndex } from '../search/pair-index.ts'
import { foldedWords } from '../search/spelling.ts'
import { type Nearness, nearSpelling } from './near-spelling.ts'
import { readName } from '../spreadsheets/cells/cell-values.ts'

export type Named = { id: string; code: string; name: string; category: string; contents: string }

export type Match<Product> = { product: Product; by: 'code' | 'name' | 'guess' }

export type ProductFinder<Product> = {
  byCode(code: string): Product | undefined
  /** Several are narrowed by contents. */
  byName(row: { name: string; contents: string }, category: string): readonly Product[]
  /** In all categories. */
  anywhere(row: { name: string; contents: string }): readonly Product[]
  /** Finds the name in another category, or a similar spelling in this one ('' means all). */
  nearest(row: { name: string }, category: string, isFree: (product: Product) => boolean): Near<Product> | undefined
}

/** Only spelling differs. */
export type Near<Product> = { product: Product; isSpelling: boolean }

/** Least share of common letter pairs. */
export const NEAR = 0.66
/** Names below this share are not compared word by word. */
const WORTH_COMPARING = 0.4

/** Lower case, singular, without blanks, signs and contents in brackets. */
export function nameKey(name: string): string {
  return wordsOf(name).join('')
}

export function productFinder<Product extends Named>(products: readonly Product[]): ProductFinder<Product> {
  const byCode = new Map(products.map((product) => [product.code, product]))
  const byName = Map.groupBy(products, ({ name, category }) => `${category}\n${nameKey(name)}`)
  const anywhere = Map.groupBy(products, ({ name }) => nameKey(name))
  const inCategory = Map.groupBy(products, ({ category }) => category)
  const indexes = new Map<string, ReturnType<typeof nearProducts<Product>>>()
  const indexOf = (category: string) => {
    const own = category === '' ? products : (inCategory.get(category) ?? [])
    const index = indexes.get(category) ?? nearProducts(own)
    indexes.set(category, index)
    return index
  }
  const sameContents = (found: readonly Product[], contents: string) => {
    if (found.length < 2) return found
    const same = found.filter((product) => contentsKey(product) === foldedWords(contents).join(''))
    return same.length > 0 ? same : found
  }
  return {
    byCode: (code) => byCode.get(code),

    byName: ({ name, contents }, category) => sameContents(byName.get(`${category}\n${nameKey(name)}`) ?? [], contents),

    anywhere: ({ name, contents }) => sameContents(anywhere.get(nameKey(name)) ?? [], contents),

    nearest({ name }, category, isFree) {
      const elsewhere = anywhere.get(nameKey(name))?.filter(isFree) ?? []
      if (elsewhere.length === 1) return { product: elsewhere[0]!, isSpelling: false }
      const words = wordsOf(name)
      let best: { product: Product; likeness: number; nearness: Nearness } | undefined
      for (const { product, likeness } of indexOf(category)(name)) {
        if (likeness <= (best?.likeness ?? 0) || !isFree(product)) continue
        const nearness = nearSpelling(words, wordsOf(product.name))
        if (nearness) best = { product, likeness, nearness }
      }
      return best && { product: best.product, isSpelling: best.nearness === 'same' }
    },
  }
}

/** Finds products with a name's numbers and some of its letter pairs. */
function nearProducts<Product extends Named>(products: readonly Product[]) {
  const find = pairIndex(products.map((product) => ({ product, ...comparable(product.name) })))
  return (name: string): { product: Product; likeness: number }[] => {
    const wanted = comparable(name)
    return find(wanted.pairs).flatMap(({ entry: { product, numbers }, likeness }) =>
      likeness < WORTH_COMPARING || numbers !== wanted.numbers ? [] : [{ product, likeness }],
    )
  }
}

/** From the field, or the name's brackets; '' without any. */
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

/** The numbers must be equal: 4" and 5" are different goods. */
export function comparable(name: string): { pairs: Set<string>; numbers: string } {
  const key = nameKey(name)
  return { pairs: letterPairs(key), numbers: (key.match(/\d+(?:[./_]\d+)*/g) ?? []).toSorted().join(' ') }
}
