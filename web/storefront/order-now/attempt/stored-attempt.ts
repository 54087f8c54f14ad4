// The order attempt that the device stores: its names and its shape, and whether its order was on its way when the page was left.
import { type WebStorage, readStored } from '#web/browser/storage.ts'

/** Waits with its key for an answer, or (`short`) has been answered and left an order that the next attempt supersedes. */
export type OrderAttempt = {
  key: string
  /** Of the payload, so that no address is stored. */
  fingerprint: string
  /** Tells the customer's mobile number from another one; earlier versions stored none. */
  customer?: string | undefined
  madeAt: number
  /** The keys of the attempts before it of which an order may stand, the newest last. */
  supersedes: readonly string[]
  short?: true
  /** It is being sent again and again, and goes on after a reload; without it the visitor has been told to press. */
  goesOn?: true | undefined
}

export const ATTEMPT_NAME = 'order-attempt'
export const STORED_FINGERPRINT = 'wish'
/** The keys of the last orders that were answered: another tab that still waits for one of them need not. */
export const ANSWERED_NAME = 'answered-orders'
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
/** A tab that is found again on another day sends nothing of its own accord. */
const GOES_ON_WITHIN_MS = 60 * 60 * 1000

/** Whether an order was on its way when the page was left, not long ago. */
export function isOrderPending(storage: WebStorage | undefined, now: number): boolean {
  const attempt = readAttempt(readStored(storage, ATTEMPT_NAME), now)
  return attempt?.goesOn === true && now - attempt.madeAt <= GOES_ON_WITHIN_MS
}

/** The fingerprint is stored under the name that earlier versions gave it, which open tabs may still run. */
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
