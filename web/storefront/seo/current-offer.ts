// What the goods let a page claim at this moment, for pages that show no goods themselves.
import type { Offer } from '#domain/product/offer.ts'
import type { Shop } from '#server/shop.ts'

/** Undefined when the goods cannot be read just now: a page that needs nothing else of them is drawn all the same. */
export async function currentOffer({ products, log }: Pick<Shop, 'products' | 'log'>): Promise<Offer | undefined> {
  try {
    return await products.offer()
  } catch (error) {
    log.error(error)
    return undefined
  }
}
