// The carts that the states of the public screens begin with.
import type { Product } from '#domain/product/product.ts'
import type { State } from './states.ts'

type Cart = NonNullable<State['cart']>

/** Enough for all orders on the way. */
const plenty = (products: Product[]) => products.filter(({ stock }) => stock > 90)
export const few = (products: Product[]) =>
  plenty(products)
    .filter(({ pricePaise }) => pricePaise > 80_00)
    .slice(0, 4)
    .map((product) => ({ product, quantity: 8 }))
export const sixty: Cart = (products) =>
  plenty(products)
    .slice(0, 60)
    .map((product) => ({ product, quantity: 2 }))
export const one: Cart = (products) =>
  plenty(products)
    .slice(0, 1)
    .map((product) => ({ product, quantity: 1 }))
/** More than the stock: somebody else was faster. */
export const tooMany: Cart = (products) =>
  [...plenty(products).slice(0, 3), ...products.filter(({ stock }) => stock > 0 && stock < 10).slice(0, 1)].map(
    (product, index) => ({ product, quantity: index === 3 ? 10 : 20 }),
  )

/** Three prices have risen since the visitor saw them. */
export const risen: Cart = (products) =>
  few(products).map((line, index) => ({ ...line, ...(index < 3 && { seenPaise: line.product.pricePaise - 30_00 }) }))
