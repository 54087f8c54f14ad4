// Lets each address do something so often and no more: a burst, then a steady rate. Counted in this process, by a clock that never goes back.
import { networkOf } from './http/client-address.ts'
import type { System } from './system.ts'

const MINUTE_MS = 60_000
const ADDRESSES_KEPT = 50_000

export type Rate = { perMinute: number; burst: number }

export type RateLimit = {
  /** 0 when one more may pass, which is counted; else the seconds until the next may. */
  retryAfterSeconds(address: string): number
}

export function openRateLimit({ monotonicMs }: Pick<System, 'monotonicMs'>, { perMinute, burst }: Rate): RateLimit {
  const buckets = new Map<string, { remaining: number; at: number }>()
  return {
    retryAfterSeconds(address) {
      const network = networkOf(address)
      const now = monotonicMs()
      const bucket = buckets.get(network) ?? { remaining: burst, at: now }
      const remaining = Math.min(burst, bucket.remaining + ((now - bucket.at) / MINUTE_MS) * perMinute)
      buckets.delete(network)
      if (buckets.size >= ADDRESSES_KEPT) buckets.delete(buckets.keys().next().value ?? '')
      buckets.set(network, { remaining: remaining < 1 ? remaining : remaining - 1, at: now })
      return remaining < 1 ? secondsUntilNext(remaining, perMinute) : 0
    },
  }
}

export function secondsUntilNext(remaining: number, perMinute: number): number {
  return Math.ceil(((1 - remaining) / perMinute) * 60)
}
