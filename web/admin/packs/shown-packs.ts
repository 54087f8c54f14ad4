// A pack as the screen shows it: its goods by name, its price and stock today, and what keeps it from visitors.
import type { Paise } from '#domain/numbers/money.ts'
import { goodsFromText, type PackFormTexts } from '#domain/pack/pack-form.ts'
import { packLines, packPieces, packPrice, packStock, soldOut } from '#domain/pack/pack.ts'
import type { Product } from '#domain/product/product.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { foldForSearch } from '#domain/search/search-text.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packs as packWords } from '#domain/words/en/office/goods/packs.ts'

/** `isOffered`: product and category are on. */
export type PackProduct = Pick<
  Product,
  'id' | 'code' | 'name' | 'tamilName' | 'unit' | 'contents' | 'category' | 'pricePaise' | 'stock'
> & { isOffered: boolean }

/** As the loader sends it: the goods are one text, which is read faster than 60,000 rows. */
export type SentPack = PackFormTexts & { id: string }

export type ShownPack = {
  pack: SentPack
  isShown: boolean
  products: number
  pieces: number
  pricePaise: Paise
  /** Whole packs; 0 when it is not offered. */
  stock: number
  /** Names of goods that are deleted, not offered, or too few for one pack. */
  deleted: readonly string[]
  hidden: readonly string[]
  lacking: readonly string[]
}

export type ProductsById = ReadonlyMap<string, PackProduct>

/** `gone` has the names of deleted products. */
export function shownPack(pack: SentPack, products: ProductsById, gone: Readonly<Record<string, string>>): ShownPack {
  const goods = goodsFromText(pack.goods)
  const { lines, missing } = packLines(goods, (id) => products.get(id))
  const hidden = lines.filter(({ product }) => !product.isOffered)
  const isWhole = missing.length === 0 && hidden.length === 0
  return {
    pack,
    isShown: pack.enabled === 'on',
    products: goods.length,
    pieces: packPieces(goods),
    pricePaise: packPrice(lines),
    stock: isWhole ? packStock(lines) : 0,
    deleted: missing.map((id) => goneName(id, gone)),
    hidden: hidden.map(({ product }) => shownName(product)),
    lacking: soldOut(lines).map((product) => shownName(product)),
  }
}

function goneName(id: string, gone: Readonly<Record<string, string>>): string {
  return gone[id] ?? wordsOf(packWords).unknownProduct
}

/** Every word begins a word of the pack's names, its text, or the names of its goods. */
export function matchesPack(search: string, { pack }: ShownPack, products: ProductsById): boolean {
  const words = wordsIn(search)
  if (words.length === 0) return true
  const goods = goodsFromText(pack.goods).map(({ productId }) => products.get(productId))
  const names = goods.flatMap((product) => (product ? [product.name, product.tamilName] : []))
  const found = wordsIn([pack.name, pack.tamilName, pack.about, pack.tamilAbout, ...names].join(' '))
  return words.every((word) => found.some((each) => each.startsWith(word)))
}

function wordsIn(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** 'Sparklers 10 cm, Rockets and 4 more'. */
export function fewNames(names: readonly string[]): string {
  const most = 3
  const shown = names.slice(0, most).join(', ')
  const count = names.length - most
  return count > 0 ? wordsOf(packWords).andMore({ names: shown, count }) : shown
}

/** '3 × Sparklers 10 cm, 2 × Rockets', for a conflict. */
export function goodsInWords(text: string, products: ProductsById): string {
  return goodsFromText(text)
    .map(({ productId, quantity }) => {
      const product = products.get(productId)
      return `${quantity} × ${product ? shownName(product) : wordsOf(packWords).unknownProduct}`
    })
    .join(', ')
}

/** A line of a form's goods; a deleted product has only its name. */
export type FormLine = { productId: string; quantity: number; product: PackProduct | undefined; name: string }

export function formLines(text: string, products: ProductsById, gone: Readonly<Record<string, string>>): FormLine[] {
  return goodsFromText(text).map(({ productId, quantity }) => {
    const product = products.get(productId)
    return { productId, quantity, product, name: product ? shownName(product) : goneName(productId, gone) }
  })
}
