// Holds back a flood of orders from one address, generously enough for a family or a village behind one connection.
import type { World } from './world.ts'

const MINUTE_MS = 60_000
const ADDRESSES_KEPT = 50_000

type Limits = { perMinute: number; burst?: number }

export type OrderFlood = {
  /** 0 when an order from this address may pass, else the seconds until the next may. */
  secondsToWait(address: string): number
}

/** After a burst of twice as many, an address may send `perMinute` orders a minute. */
export function openOrderFlood(world: World, { perMinute, burst = 2 * perMinute }: Limits): OrderFlood {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    secondsToWait(address) {
      const now = world.now().getTime()
      const bucket = buckets.get(address) ?? { left: burst, at: now }
      const left = Math.min(burst, bucket.left + ((now - bucket.at) / MINUTE_MS) * perMinute)
      buckets.delete(address)
      if (buckets.size >= ADDRESSES_KEPT) buckets.delete(buckets.keys().next().value ?? '')
      buckets.set(address, { left: left < 1 ? left : left - 1, at: now })
      return left < 1 ? Math.ceil(((1 - left) / perMinute) * 60) : 0
    },
  }
}
