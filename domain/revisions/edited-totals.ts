/** The sums of an edited order, at the packing charge that its customer knows (§4 Order). */
import { type ChargingSettings, chargesOn } from '../checkout/charges.ts'
import type { Paise } from '../numbers/money.ts'
import { goodsPaise, itemsTotal, type Order, orderTotals } from '../order/order.ts'
import type { Discount } from './discount.ts'

/** `placedPacking` is the setting at the time of the order; absent if it is older than the versions. */
export type OwnSums = Pick<Order, 'totalPaise' | 'discountPaise' | 'packingPaise' | 'roundOffPaise'> & {
  placedPacking?: ChargingSettings['packing'] | undefined
}

type Priced = Parameters<typeof orderTotals>[0]

/** Returns the discount before an edit: an order of the former shop may have one without a revision. */
export function discountBefore(
  { discountPaise }: Pick<Order, 'discountPaise'>,
  newest: { discount?: Discount } | undefined,
): Discount | undefined {
  return newest ? newest.discount : discountPaise === undefined ? undefined : { paise: discountPaise }
}

/** Keeps packing and rounding while goods less discount stay; else charges at the order's own rate. */
export function editedTotals(
  own: OwnSums,
  items: Priced,
  settings: ChargingSettings,
  discountPaise: Paise,
): ReturnType<typeof orderTotals> {
  const { totalPaise, packingPaise, roundOffPaise } = own
  const chargedPaise = goodsPaise(own) - (own.discountPaise ?? 0)
  const totals = orderTotals(items, chargingOf(chargedPaise, own, settings), discountPaise)
  if (itemsTotal(items) - discountPaise !== chargedPaise) return totals
  return {
    totalItems: totals.totalItems,
    totalPaise,
    ...(discountPaise !== 0 && { discountPaise }),
    ...(packingPaise !== undefined && { packingPaise }),
    ...(roundOffPaise !== undefined && { roundOffPaise }),
  }
}

/** An order without goods has no rate of its own. */
function chargingOf(chargedPaise: Paise, own: OwnSums, settings: ChargingSettings): ChargingSettings {
  if (chargedPaise === 0) return settings
  const { packingPaise = 0, placedPacking: packing = settings.packing } = own
  const placed = { ...settings, packing }
  if (chargesOn(chargedPaise, placed).packingPaise === packingPaise) return placed
  const amount = packing.unit === 'rupees' ? packingPaise / 100 : (packingPaise * 100) / chargedPaise
  return { ...settings, packing: { unit: packing.unit, amount } }
}
