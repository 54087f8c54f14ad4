/** Figures for the advertising texts: products, categories, greatest discount (§1). */
import type { Product } from './product.ts'

export type Offer = {
  products: number
  categories: number
  /** In whole percent, of products in stock; 0 for none. */
  greatestDiscount: number
}

type Offered = Pick<Product, 'category' | 'mrpPaise' | 'pricePaise' | 'stock'>

/** Rounds the discount down; ignores it for sold-out products. */
export function offerOf(products: readonly Offered[]): Offer {
  const percents = products.map(({ mrpPaise, pricePaise, stock }) =>
    stock > 0 && mrpPaise > 0 ? Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise) : 0,
  )
  return {
    products: products.length,
    categories: new Set(products.map(({ category }) => category)).size,
    greatestDiscount: percents.reduce((greatest, percent) => Math.max(greatest, percent), 0),
  }
}

/** Returns the percent of 'up to 90% discount'; undefined without a discount or without known products. */
export function claimedDiscount(offer: Pick<Offer, 'greatestDiscount'> | undefined): number | undefined {
  return offer?.greatestDiscount || undefined
}
