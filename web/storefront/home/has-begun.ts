// Returns whether the landing page may say that booking has started.
import type { Offer } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'

/** An unreadable offer counts as one with products. */
export function hasBegun({ takingOrders }: Pick<PublicSettings, 'takingOrders'>, offer: Offer | undefined): boolean {
  return takingOrders && offer?.products !== 0
}
