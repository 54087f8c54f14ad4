/** The packs that visitors get, with the present price and stock of their goods: GET /packs.json. */
import type { Paise } from '../numbers/money.ts'
import type { Product } from '../product/product.ts'
import type { BudgetRule } from '../budget/budget-rules.ts'
import { hasSameGoods, type Pack, packLines, packPrice, type PackTexts } from './pack.ts'

/** Goods are product ids with the pieces in one pack; texts that are '' are absent. */
export type OfferedPack = Pick<PackTexts, 'name'> &
  Partial<Omit<PackTexts, 'name'>> & { id: string; goods: readonly (readonly [productId: string, quantity: number])[] }

/** `goods` has each product of a pack once, by its id: price and stock. */
export type OfferedPacks = {
  packs: readonly OfferedPack[]
  goods: Readonly<Record<string, readonly [pricePaise: Paise, stock: number]>>
}

/** With the Tamil name of its category, for the reason of a line. */
export type OfferedRule = BudgetRule & { tamilName?: string }

/** `budget` has a rule for each category that is shown, and is absent while the shop offers no budget. */
export type Fillings = OfferedPacks & { budget?: readonly OfferedRule[] }

/** The answer. A good of a pack is its place in `goods`, then its pieces: an id has more letters than all numbers of a line. */
export type FillingsJson = Omit<Fillings, 'packs' | 'goods'> & {
  packs: readonly (Omit<OfferedPack, 'goods'> & { goods: readonly number[] })[]
  goods: readonly (readonly [productId: string, pricePaise: Paise, stock: number])[]
}

/** In the owner's order. `products` are those that may be ordered: a pack with any other is left out. */
export function offeredPacks(
  packs: readonly Pack[],
  products: readonly Pick<Product, 'id' | 'pricePaise' | 'stock'>[],
): OfferedPacks {
  const byId = new Map(products.map((product) => [product.id, product]))
  const offered = packs.filter(
    ({ enabled, goods }) => enabled && goods.length > 0 && goods.every(({ productId }) => byId.has(productId)),
  )
  const ids = new Set(offered.flatMap(({ goods }) => goods.map(({ productId }) => productId)))
  return {
    packs: offered.map(({ id, name, tamilName, about, tamilAbout, goods }) => ({
      id,
      name,
      ...(tamilName && { tamilName }),
      ...(about && { about }),
      ...(tamilAbout && { tamilAbout }),
      goods: goods.map(({ productId, quantity }) => [productId, quantity] as const),
    })),
    goods: Object.fromEntries(
      products.filter(({ id }) => ids.has(id)).map(({ id, pricePaise, stock }) => [id, [pricePaise, stock] as const]),
    ),
  }
}

export function fillingsJson({ packs, goods, ...rest }: Fillings): FillingsJson {
  const all = Object.entries(goods)
  const places = new Map(all.map(([id], at) => [id, at]))
  return {
    ...rest,
    packs: packs.map((pack) => ({
      ...pack,
      goods: pack.goods.flatMap(([id, quantity]) => [places.get(id)!, quantity]),
    })),
    goods: all.map(([id, [pricePaise, stock]]) => [id, pricePaise, stock]),
  }
}

export function readFillings({ packs, goods, ...rest }: FillingsJson): Fillings {
  return {
    ...rest,
    packs: packs.map((pack) => ({
      ...pack,
      goods: Array.from({ length: pack.goods.length / 2 }, (_, at) => {
        const [place = -1, quantity = 0] = pack.goods.slice(2 * at, 2 * at + 2)
        return [goods[place]?.[0] ?? '', quantity] as const
      }),
    })),
    goods: Object.fromEntries(goods.map(([id, ...now]) => [id, now])),
  }
}

/** Returns the pack's goods as `find` knows them; undefined if it does not know all. */
export function linesOfOffered<P>(
  { goods }: Pick<OfferedPack, 'goods'>,
  find: (productId: string) => P | undefined,
): { product: P; quantity: number }[] | undefined {
  const { lines, missing } = packLines(goodsOf(goods), find)
  return missing.length > 0 ? undefined : lines
}

/** What became of a pack between reading it and pressing: its goods or its price, or it is no longer offered. */
export function changeOfPack(
  id: string,
  read: OfferedPacks,
  now: OfferedPacks,
): { pack: OfferedPack } | 'gone' | 'changed' {
  const pack = now.packs.find((each) => each.id === id)
  if (!pack) return 'gone'
  const before = read.packs.find((each) => each.id === id)
  const isSame =
    before !== undefined &&
    hasSameGoods(goodsOf(before.goods), goodsOf(pack.goods)) &&
    priceIn(before, read) === priceIn(pack, now)
  return isSame ? { pack } : 'changed'
}

function priceIn(pack: OfferedPack, { goods }: OfferedPacks): Paise {
  const find = (id: string) => {
    const [pricePaise, stock] = goods[id] ?? [0, 0]
    return { pricePaise, stock }
  }
  return packPrice(linesOfOffered(pack, find) ?? [])
}

function goodsOf(goods: OfferedPack['goods']) {
  return goods.map(([productId, quantity]) => ({ productId, quantity }))
}
