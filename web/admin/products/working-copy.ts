// What is being typed over a product in the edit form, kept for this tab so that no closed dialog or reload loses it.
import type { Product } from '#domain/product.ts'
import { type ProductPart, type ProductTexts, productTexts } from '#domain/product-edit.ts'
import type { PriceField, Prices } from '#web/admin/product-form/price-help.ts'
import { readStored, tabStorage, writeStored } from '#web/browser/storage.ts'

/** `seen` is the product as it stood when the typing began; `key` the one a save left under that has had no answer, or ''. */
export type WorkingCopy = { seen: ProductTexts; texts: ProductTexts; typed: readonly PriceField[]; key: string }

const prices = ['mrp', 'discount', 'ourPrice'] as const

export function startCopy(product: Product): WorkingCopy {
  const texts = productTexts(product)
  return { seen: texts, texts, typed: prices, key: '' }
}

export function isChanged({ seen, texts }: WorkingCopy): boolean {
  return namesOf(seen).some((name) => texts[name] !== seen[name])
}

/** The copy beside a newer product: what was not touched follows it, and so does a stock nobody typed. */
export function withNewer(copy: WorkingCopy, newer: ProductTexts): WorkingCopy {
  const follows = (name: keyof ProductTexts) => copy.texts[name] === copy.seen[name]
  const texts = { ...newer }
  for (const name of namesOf(newer)) if (!follows(name)) texts[name] = copy.texts[name]
  return { ...copy, seen: newer, texts }
}

/** The copy with the stock as it is at this moment, as long as nobody has typed another. */
export function withStock(copy: WorkingCopy, stock: string): WorkingCopy {
  if (copy.texts.stock !== copy.seen.stock || copy.seen.stock === stock) return copy
  return { ...copy, seen: { ...copy.seen, stock }, texts: { ...copy.texts, stock } }
}

export function withPrices(copy: WorkingCopy, { typed, ...texts }: Prices): WorkingCopy {
  return { ...copy, texts: { ...copy.texts, ...texts }, typed }
}

const textsOf = {
  Image: ['imageUrl'],
  'Product Name': ['productName'],
  Per: ['unit'],
  Category: ['category'],
  Prices: ['mrp', 'discount', 'ourPrice'],
} as const satisfies Record<ProductPart, readonly (keyof ProductTexts)[]>

/** The copy with what others made of these parts in place of what was typed. */
export function takingOthers(copy: WorkingCopy, parts: readonly ProductPart[]): WorkingCopy {
  const texts = { ...copy.texts }
  for (const name of parts.flatMap((part): readonly (keyof ProductTexts)[] => textsOf[part]))
    texts[name] = copy.seen[name]
  return { ...copy, texts }
}

/** What was found in the storage as a copy of this product; anything else counts as nothing typed. */
export function readCopy(found: unknown, product: Product): WorkingCopy | undefined {
  const start = startCopy(product)
  const seen = textsIn(Reflect.get(Object(found), 'seen'), start.seen)
  const texts = textsIn(Reflect.get(Object(found), 'texts'), start.seen)
  const key: unknown = Reflect.get(Object(found), 'key')
  if (!seen || !texts) return undefined
  return { ...start, seen, texts, key: typeof key === 'string' ? key : '' }
}

export function loadCopy(product: Product): WorkingCopy | undefined {
  return readCopy(readStored(tabStorage(), nameOf(product.id)), product)
}

export function keepCopy(id: string, copy: WorkingCopy | undefined): void {
  writeStored(tabStorage(), nameOf(id), copy)
}

function nameOf(id: string): string {
  return `product-edit ${id}`
}

function textsIn(found: unknown, shape: ProductTexts): ProductTexts | undefined {
  const texts = { ...shape }
  for (const name of namesOf(shape)) {
    const value: unknown = Reflect.get(Object(found), name)
    if (typeof value !== 'string') return undefined
    texts[name] = value
  }
  return texts
}

function namesOf(texts: ProductTexts): (keyof ProductTexts)[] {
  return Object.keys(texts) as (keyof ProductTexts)[]
}
