// The unanswered attempt, on the device and in memory, for devices that store nothing.
import { type WebStorage, readStored, writeStored } from '#web/browser/storage.ts'
import { createSubscribers } from '#web/browser/store.ts'
import { isFresh, type OrderAttempt, readAttempt, STORED_FINGERPRINT, type StoredAttempt } from './stored-attempt.ts'
import { ANSWERED_NAME, ATTEMPT_NAME } from '#web/browser/stored-order.ts'

const ANSWERED_KEPT = 40

export type PendingAttempt = ReturnType<typeof createPendingAttempt>

export function createPendingAttempt(storage: () => WebStorage | undefined, now: () => number) {
  const { subscribe, notify } = createSubscribers()
  let held: OrderAttempt | undefined
  let kept = true

  /** Another tab's attempt is newer only if it was made after this tab's. */
  function current(): OrderAttempt | undefined {
    const stored = readAttempt(readStored(storage(), ATTEMPT_NAME), now())
    const own = held && isFresh(held, now()) && !isAnswered(held.key) ? held : undefined
    if (!own || !stored) return own ?? stored
    if (own.key === stored.key) return own.short || !kept ? own : stored
    return stored.supersedes.includes(own.key) || stored.madeAt > own.madeAt ? stored : own
  }

  function answeredKeys(): unknown[] {
    const found = readStored(storage(), ANSWERED_NAME)
    return Array.isArray(found) ? found : []
  }

  const isAnswered = (key: string) => answeredKeys().includes(key)

  /**
   * Nothing once another tab has its answer. Where the whole does not fit, the key alone may: a reload of this tab still
   * knows the form.
   */
  function store(attempt: OrderAttempt | undefined) {
    if (attempt && isAnswered(attempt.key)) return
    held = attempt
    kept = write(attempt)
    if (!kept && attempt?.payload) write({ ...attempt, payload: undefined })
    notify()
  }

  function write(attempt: OrderAttempt | undefined): boolean {
    return writeStored(storage(), ATTEMPT_NAME, attempt && toStored(attempt))
  }

  return {
    current,
    isAnswered,
    store,
    isKept: () => kept,
    subscribe,
    notify,
    /** The order was placed, and the visitor sees it. Another customer's attempt in another tab stays. */
    settle({ key, supersedes }: OrderAttempt) {
      const settled = [...supersedes, key]
      writeStored(storage(), ANSWERED_NAME, [...answeredKeys(), ...settled].slice(-ANSWERED_KEPT))
      const last = current()
      store(last && !settled.includes(last.key) ? last : undefined)
    },
  }
}

function toStored({ fingerprint, ...attempt }: OrderAttempt): StoredAttempt {
  return { ...attempt, [STORED_FINGERPRINT]: fingerprint }
}
