// Rate limits by address: a token bucket, and a cache of refusals counted by the database.
import { networkOf } from './net/client-address.ts'
import type { System } from './system.ts'

const MINUTE_MS = 60_000
const MAX_ADDRESSES = 50_000
/** Short, since another process may have ended the wait. */
const REFUSAL_CACHED_MS = 1_000
const MAX_REFUSALS = 10_000

export type Rate = { perMinute: number; burst: number }

/** By address. */
export const rates = {
  /** More than a person and a password manager try; the growing waits are much stricter. */
  signIn: { perMinute: 60, burst: 40 },
  /** Links that open no order. One of 128 bits cannot be guessed: this only keeps a flood cheap. */
  missedLink: { perMinute: 20, burst: 30 },
  /** What customers send from the page of an order: a family behind one address sends a few. */
  orderPage: { perMinute: 6, burst: 12 },
} as const satisfies Record<string, Rate>

export type RateLimit = {
  /** Counts one if allowed. */
  retryAfterSeconds(address: string): number
  /** As `retryAfterSeconds`, without counting. */
  waitSeconds(address: string): number
}

export function openRateLimit({ monotonicMs }: Pick<System, 'monotonicMs'>, { perMinute, burst }: Rate): RateLimit {
  const buckets = new Map<string, { remaining: number; at: number }>()
  function remainingOf(network: string, now: number): number {
    const bucket = buckets.get(network) ?? { remaining: burst, at: now }
    return Math.min(burst, bucket.remaining + ((now - bucket.at) / MINUTE_MS) * perMinute)
  }

  return {
    waitSeconds(address) {
      const remaining = remainingOf(networkOf(address), monotonicMs())
      return remaining < 1 ? secondsUntilNext(remaining, perMinute) : 0
    },

    retryAfterSeconds(address) {
      const network = networkOf(address)
      const now = monotonicMs()
      const remaining = remainingOf(network, now)
      buckets.delete(network)
      if (buckets.size >= MAX_ADDRESSES) buckets.delete(buckets.keys().next().value ?? '')
      buckets.set(network, { remaining: remaining < 1 ? remaining : remaining - 1, at: now })
      return remaining < 1 ? secondsUntilNext(remaining, perMinute) : 0
    },
  }
}

/** `remaining` is a fraction of a token. */
export function secondsUntilNext(remaining: number, perMinute: number): number {
  return Math.ceil(((1 - remaining) / perMinute) * 60)
}

export type RefusalCache = {
  add(key: string, waitMs: number): void
  /** Returns 0 without a cached refusal. */
  remainingMs(key: string): number
  delete(key: string): void
}

/** A flood then needs no query each. */
export function createRefusalCache({ monotonicMs }: Pick<System, 'monotonicMs'>): RefusalCache {
  const refusals = new Map<string, { at: number; waitMs: number }>()
  return {
    add(key, waitMs) {
      if (refusals.size >= MAX_REFUSALS) refusals.clear()
      refusals.set(key, { at: monotonicMs(), waitMs })
    },
    remainingMs(key) {
      const refusal = refusals.get(key)
      if (!refusal) return 0
      const elapsed = monotonicMs() - refusal.at
      if (elapsed < Math.min(refusal.waitMs, REFUSAL_CACHED_MS)) return refusal.waitMs - elapsed
      refusals.delete(key)
      return 0
    },
    delete: (key) => void refusals.delete(key),
  }
}
