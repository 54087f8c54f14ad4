// The unanswered attempt, on the device and in memory, for devices that store nothing.
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

  /** Another tab's attempt is newer only if it was made after this tab's. */
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
    /** The order was placed, and the visitor sees it. */
    settle({ key, supersedes }: OrderAttempt) {
      writeStored(storage(), ANSWERED_NAME, [...answeredKeys(), ...supersedes, key].slice(-ANSWERED_KEPT))
      store(undefined)
    },
  }
}

function toStored({ fingerprint, ...attempt }: OrderAttempt): StoredAttempt {
  return { ...attempt, [STORED_FINGERPRINT]: fingerprint }
}
