// The order attempt whose answer is not known yet: stored on the device, and in memory in case the device stores nothing.
import { type WebStorage, readStored, writeStored } from '#web/browser/storage.ts'

/** Waits with its key for an answer, or (`short`) has been answered and left an order that the next attempt supersedes. */
export type OrderAttempt = {
  key: string
  /** Of the payload, so that no address is stored. */
  fingerprint: string
  madeAt: number
  /** The keys of the attempts before it of which an order may stand, the newest last. */
  supersedes: readonly string[]
  short?: true
  /** It is being sent again and again, and goes on after a reload; without it the visitor has been told to press. */
  goesOn?: true | undefined
}

const ATTEMPT_NAME = 'order-attempt'
const STORED_FINGERPRINT = 'wish'
/** The keys of the last orders that were answered: another tab that still waits for one of them need not. */
export const ANSWERED_NAME = 'answered-orders'
const ANSWERED_KEPT = 40
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
/** A tab that is found again on another day sends nothing of its own accord. */
const GOES_ON_WITHIN_MS = 60 * 60 * 1000

export function createPendingAttempt(storage: () => WebStorage | undefined, now: () => number) {
  let held: OrderAttempt | undefined

  /** What another tab has stored is newer only if it came after what this tab holds. */
  function current(): OrderAttempt | undefined {
    const stored = readAttempt(readStored(storage(), ATTEMPT_NAME), now())
    const own = held && isFresh(held, now()) && !answeredKeys().includes(held.key) ? held : undefined
    if (!own || !stored) return own ?? stored
    if (own.key === stored.key) return own.short ? own : stored
    return stored.supersedes.includes(own.key) || stored.madeAt > own.madeAt ? stored : own
  }

  function answeredKeys(): unknown[] {
    const found = readStored(storage(), ANSWERED_NAME)
    return Array.isArray(found) ? found : []
  }

  function store(attempt: OrderAttempt | undefined) {
    held = attempt
    writeStored(storage(), ATTEMPT_NAME, attempt && toStored(attempt))
  }

  return {
    current,
    store,
    /** Its order has been placed, and the visitor is shown it. */
    settle({ key, supersedes }: OrderAttempt) {
      writeStored(storage(), ANSWERED_NAME, [...answeredKeys(), ...supersedes, key].slice(-ANSWERED_KEPT))
      store(undefined)
    },
  }
}

/** Whether an order was on its way when the page was left, not long ago. */
export function isOrderPending(storage: WebStorage | undefined, now: number): boolean {
  const attempt = readAttempt(readStored(storage, ATTEMPT_NAME), now)
  return attempt?.goesOn === true && now - attempt.madeAt <= GOES_ON_WITHIN_MS
}

/** The fingerprint is stored under the name that earlier versions gave it, which open tabs may still run. */
type StoredAttempt = Omit<OrderAttempt, 'fingerprint'> & { [STORED_FINGERPRINT]: string }

function toStored({ fingerprint, ...attempt }: OrderAttempt): StoredAttempt {
  return { ...attempt, [STORED_FINGERPRINT]: fingerprint }
}

function readAttempt(found: unknown, now: number): OrderAttempt | undefined {
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

function isFresh({ madeAt }: { madeAt: number }, now: number): boolean {
  return now - madeAt <= FORGOTTEN_AFTER_MS
}
