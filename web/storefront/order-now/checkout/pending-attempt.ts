// The order attempt whose answer is not known yet: kept on the device, and in memory in case the device keeps nothing.
import { type WebStorage, readStored, writeStored } from '../../../browser/storage.ts'

/** Waits with its key for an answer, or (`short`) has been answered and left something behind that the next attempt supersedes. */
export type OrderAttempt = {
  key: string
  /** A fingerprint of what was to be ordered. */
  wish: string
  madeAt: number
  /** The keys of the attempts before it of which an order may stand, the newest last. */
  supersedes: readonly string[]
  short?: true
  /** It is being sent again and again, and goes on after a reload; without it the visitor has been told to press. */
  goesOn?: true | undefined
}

const ATTEMPT_NAME = 'order-attempt'
/** The keys of the last orders that were answered: another tab that still waits for one of them need not. */
export const ANSWERED_NAME = 'answered-orders'
const ANSWERED_KEPT = 40
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
/** A tab that is found again on another day sends nothing of its own accord. */
const GOES_ON_WITHIN_MS = 60 * 60 * 1000

export function createPendingAttempt(storage: () => WebStorage | undefined, now: () => number) {
  let held: OrderAttempt | undefined

  /** What another tab has kept is newer only if it came after what this tab holds. */
  function current(): OrderAttempt | undefined {
    const kept = readAttempt(readStored(storage(), ATTEMPT_NAME), now())
    const own = held && isFresh(held, now()) && !answeredKeys().includes(held.key) ? held : undefined
    if (!own || !kept) return own ?? kept
    if (own.key === kept.key) return own.short ? own : kept
    return kept.supersedes.includes(own.key) || kept.madeAt > own.madeAt ? kept : own
  }

  function answeredKeys(): unknown[] {
    const found = readStored(storage(), ANSWERED_NAME)
    return Array.isArray(found) ? found : []
  }

  function keep(attempt: OrderAttempt | undefined) {
    held = attempt
    writeStored(storage(), ATTEMPT_NAME, attempt)
  }

  return {
    current,
    keep,
    /** Its order has been placed, and the visitor is shown it. */
    settle({ key, supersedes }: OrderAttempt) {
      writeStored(storage(), ANSWERED_NAME, [...answeredKeys(), ...supersedes, key].slice(-ANSWERED_KEPT))
      keep(undefined)
    },
  }
}

/** Whether an order was on its way when the page was left, not long ago. */
export function isOrderPending(storage: WebStorage | undefined, now: number): boolean {
  const attempt = readAttempt(readStored(storage, ATTEMPT_NAME), now)
  return attempt?.goesOn === true && now - attempt.madeAt <= GOES_ON_WITHIN_MS
}

function readAttempt(kept: unknown, now: number): OrderAttempt | undefined {
  const attempt = kept as Partial<OrderAttempt> | undefined
  if (typeof attempt?.key !== 'string' || typeof attempt.wish !== 'string') return
  if (typeof attempt.madeAt !== 'number' || !isFresh({ madeAt: attempt.madeAt }, now)) return
  const supersedes = Array.isArray(attempt.supersedes) ? attempt.supersedes : []
  return { ...(attempt as OrderAttempt), supersedes: supersedes.filter((key) => typeof key === 'string') }
}

function isFresh({ madeAt }: { madeAt: number }, now: number): boolean {
  return now - madeAt <= FORGOTTEN_AFTER_MS
}
