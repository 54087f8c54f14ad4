/** The shop's promise of dispatch, by the Indian day of the order. */
import { orderTimestamp } from '../dates/indian-date.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'

/** Returns the promise for the earliest booking day at or after the order's; '' if none. */
export function dispatchPromise(
  { placedAt }: { placedAt?: string | undefined },
  { dispatchPromises = [] }: Partial<Pick<ShopSettings, 'dispatchPromises'>>,
): string {
  const at = new Date(placedAt ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return ''
  const day = orderTimestamp(at).slice(0, 8)
  return dispatchPromises.find(({ bookedUntil }) => bookedUntil.replaceAll('-', '') >= day)?.promise ?? ''
}
