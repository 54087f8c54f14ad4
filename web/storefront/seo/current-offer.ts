// The current offer, for pages without products.
import type { Offer } from '#domain/product/offer.ts'
import type { Shop } from '#server/shop.ts'

/** Undefined when the products cannot be read: the page renders without it. */
export async function currentOffer({ products, log }: Pick<Shop, 'products' | 'log'>): Promise<Offer | undefined> {
  try {
    return await products.offer()
  } catch (error) {
    log.error(error)
    return undefined
  }
}
