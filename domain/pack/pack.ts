/** Ready packs: goods with quantities that a visitor adds to the cart with one press. */
import type { Paise } from '../numbers/money.ts'

/** Limits of the shop's packs, and of the kinds of goods in one. */
export const PACKS_MAX = 300
export const PACK_GOODS_MAX = 200

/** `quantity` is pieces in one pack. */
export type PackGood = { productId: string; quantity: number }

/** Texts may be '', except the name. */
export type PackTexts = { name: string; tamilName: string; about: string; tamilAbout: string }

/** Each product once. A pack that is not `enabled` is not shown to visitors. */
export type Pack = PackTexts & { id: string; enabled: boolean; goods: readonly PackGood[] }

type Offered = { pricePaise: Paise; stock: number }

/** One piece of the pack's list, with its product as the shop offers it now. */
export type PackLine<P> = { product: P; quantity: number }

/** `missing` are ids of goods that the shop does not offer now; a pack with one is not offered. */
export function packLines<P>(
  goods: readonly PackGood[],
  find: (productId: string) => P | undefined,
): { lines: PackLine<P>[]; missing: string[] } {
  const found = goods.map(({ productId, quantity }) => ({ productId, quantity, product: find(productId) }))
  return {
    lines: found.flatMap(({ product, quantity }) => (product === undefined ? [] : [{ product, quantity }])),
    missing: found.flatMap(({ productId, product }) => (product === undefined ? [productId] : [])),
  }
}

/** The sum of its goods at their present prices. */
export function packPrice(lines: readonly PackLine<Offered>[]): Paise {
  return lines.reduce((sum, { product, quantity }) => sum + product.pricePaise * quantity, 0)
}

/** How many whole packs the stock of its goods allows; 0 without goods. */
export function packStock(lines: readonly PackLine<Offered>[]): number {
  if (lines.length === 0) return 0
  return Math.min(...lines.map(({ product, quantity }) => Math.max(Math.floor(product.stock / quantity), 0)))
}

/** The goods of which not one pack is left. */
export function soldOut<P extends Offered>(lines: readonly PackLine<P>[]): P[] {
  return lines.flatMap(({ product, quantity }) => (product.stock < quantity ? [product] : []))
}

/** Returns the number of pieces of all goods. */
export function packPieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether two packs have the same goods, in any order. */
export function hasSameGoods(one: readonly PackGood[], other: readonly PackGood[]): boolean {
  const quantities = new Map(other.map(({ productId, quantity }) => [productId, quantity]))
  return one.length === other.length && one.every(({ productId, quantity }) => quantities.get(productId) === quantity)
}
