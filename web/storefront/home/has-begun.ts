// Whether the landing page may say that booking has started: the shop takes orders, and there is something to order.
import type { Offer } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'

/** An offer that could not be read just now counts as one with products. */
export function hasBegun({ takingOrders }: Pick<PublicSettings, 'takingOrders'>, offer: Offer | undefined): boolean {
  return takingOrders && offer?.products !== 0
}
