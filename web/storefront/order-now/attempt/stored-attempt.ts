// The stored form of an order attempt.
import { type WebStorage, readStored } from '#web/browser/storage.ts'

/** Unanswered, or (`short`) refused with an order that the next attempt supersedes. */
export type OrderAttempt = {
  key: string
  /** A hash, so that no address is stored. */
  fingerprint: string
  /** A hash of the mobile number; earlier versions stored none. */
  customer?: string | undefined
  madeAt: number
  /** Keys of earlier attempts that may have been placed, the newest last. */
  supersedes: readonly string[]
  short?: true
  /** Retries automatically, also after a reload. Otherwise the visitor retries. */
  goesOn?: true | undefined
}

export const ATTEMPT_NAME = 'order-attempt'
export const STORED_FINGERPRINT = 'wish'
/** Keys of the last answered orders, for other tabs that still wait for them. */
export const ANSWERED_NAME = 'answered-orders'
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
/** A tab restored on another day sends nothing by itself. */
const GOES_ON_WITHIN_MS = 60 * 60 * 1000

/** Returns whether an order was recently being sent when the page was left. */
export function isOrderPending(storage: WebStorage | undefined, now: number): boolean {
  const attempt = readAttempt(readStored(storage, ATTEMPT_NAME), now)
  return attempt?.goesOn === true && now - attempt.madeAt <= GOES_ON_WITHIN_MS
}

/** Earlier versions, which open tabs may still run, stored the fingerprint under this name. */
export type StoredAttempt = Omit<OrderAttempt, 'fingerprint'> & { [STORED_FINGERPRINT]: string }

export function readAttempt(found: unknown, now: number): OrderAttempt | undefined {
  const { [STORED_FINGERPRINT]: fingerprint, ...attempt } = (found ?? {}) as Partial<StoredAttempt>
  if (typeof attempt.key !== 'string' || typeof fingerprint !== 'string') return
  if (typeof attempt.madeAt !== 'number' || !isFresh({ madeAt: attempt.madeAt }, now)) return
  const supersedes = Array.isArray(attempt.supersedes) ? attempt.supersedes : []
  return {
    ...(attempt as Omit<OrderAttempt, 'fingerprint'>),
    fingerprint,
    supersedes: supersedes.filter((key) => typeof key === 'string'),
  }
}

export function isFresh({ madeAt }: { madeAt: number }, now: number): boolean {
  return now - madeAt <= FORGOTTEN_AFTER_MS
}
