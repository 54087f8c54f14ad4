/** What the shop promises of an order's dispatch, by the day in India on which it was placed. */
import { orderTimestamp } from '../indian-date.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'

/** Returns the promise to those who book until the order's day or a later one; '' without one. */
export function dispatchPromise(
  { placedAt }: { placedAt?: string | undefined },
  { dispatchPromises = [] }: Partial<Pick<ShopSettings, 'dispatchPromises'>>,
): string {
  const at = new Date(placedAt ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return ''
  const day = orderTimestamp(at).slice(0, 8)
  return dispatchPromises.find(({ bookedUntil }) => bookedUntil.replaceAll('-', '') >= day)?.promise ?? ''
}
