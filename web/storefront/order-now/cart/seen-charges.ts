// The packing charge and rounding that the visitor last accepted, stored on the device.
import { type Cart, grandTotal } from '#domain/cart.ts'
import { type ChargingSettings, chargesOn } from '#domain/checkout/charges.ts'
import { followOtherTabs, createPersistedStore } from '#web/browser/persisted-store.ts'
import { deviceStorage } from '#web/browser/storage.ts'

const NAME = 'seen-charges'

export const seenCharges = createPersistedStore(deviceStorage, NAME, readCharges)
followOtherTabs(NAME, seenCharges.reread)

/** Stores charges that do not raise the total; higher ones wait until the visitor accepts. */
export function noteCharges(cart: Cart, { packing, roundOff }: ChargingSettings) {
  const seen = seenCharges.get()
  const goods = grandTotal(cart)
  const now = { packing, roundOff }
  const isMore = seen && chargesOn(goods, now).totalPaise > chargesOn(goods, seen).totalPaise
  if (!isMore && JSON.stringify(seen) !== JSON.stringify(now)) seenCharges.set(now)
}

function readCharges(found: unknown): ChargingSettings | undefined {
  const { packing, roundOff } = (found ?? {}) as Partial<ChargingSettings>
  const isRead = typeof roundOff === 'boolean' && Number.isFinite(packing?.amount)
  return packing && isRead ? { packing, roundOff } : undefined
}
