/** What the goods let the shop claim: how many there are, of how many categories, and the greatest discount (§1). */
import type { Product } from './product.ts'

export type Offer = {
  products: number
  categories: number
  /** The greatest discount among what is in stock, in whole percent; 0 when there is none. */
  greatestDiscount: number
}

type Offered = Pick<Product, 'category' | 'mrpPaise' | 'pricePaise' | 'stock'>

/** Rounded down, so that nobody is promised more than the goods keep; what is sold out promises nothing. */
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

/** 'up to 90% discount'; undefined when nothing in stock is cheaper than its MRP, or when the goods are not known. */
export function discountClaim(offer: Pick<Offer, 'greatestDiscount'> | undefined): string | undefined {
  return offer && offer.greatestDiscount > 0 ? `up to ${offer.greatestDiscount}% discount` : undefined
}

/** The same at the beginning of a line. */
export function discountTitle(offer: Pick<Offer, 'greatestDiscount'> | undefined): string | undefined {
  return discountClaim(offer)?.replace('up', 'Up')
}
