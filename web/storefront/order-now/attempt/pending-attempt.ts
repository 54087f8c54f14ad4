// The order attempt whose answer is not known yet: stored on the device, and in memory in case the device stores nothing.
import { type WebStorage, readStored, writeStored } from '#web/browser/storage.ts'
import {
  ANSWERED_NAME,
  ATTEMPT_NAME,
  isFresh,
  type OrderAttempt,
  readAttempt,
  STORED_FINGERPRINT,
  type StoredAttempt,
} from './stored-attempt.ts'

const ANSWERED_KEPT = 40

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

function toStored({ fingerprint, ...attempt }: OrderAttempt): StoredAttempt {
  return { ...attempt, [STORED_FINGERPRINT]: fingerprint }
}
