/** The claims of the advertising texts, counted from the products: their number, their categories, the greatest discount (§1). */
import type { Product } from './product.ts'

export type Offer = {
  products: number
  categories: number
  /** The greatest discount among what is in stock, in whole percent; 0 when there is none. */
  greatestDiscount: number
}

type Offered = Pick<Product, 'category' | 'mrpPaise' | 'pricePaise' | 'stock'>

/** Returns the figures of the current products. The discount is rounded down; sold-out products do not count for it. */
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

/** Returns 'up to 90% discount'; undefined when nothing in stock is below its MRP, or when the products are not known. */
export function discountClaim(offer: Pick<Offer, 'greatestDiscount'> | undefined): string | undefined {
  return offer && offer.greatestDiscount > 0 ? `up to ${offer.greatestDiscount}% discount` : undefined
}

/** Returns the claim with a capital letter, for the beginning of a line. */
export function discountTitle(offer: Pick<Offer, 'greatestDiscount'> | undefined): string | undefined {
  return discountClaim(offer)?.replace('up', 'Up')
}
