// Runs the loaders of a page again after a change, and repeats that until they return what is new.
import type { LiveStock } from './live-stock.ts'

const MIN_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

export type RevalidationNeeds = {
  stock: Pick<LiveStock, 'version' | 'clearUntil'>
  /** Revalidates the page that is open, if one is. */
  repeat(): void
  isHidden(): boolean
  /** Runs `task` later; the returned function cancels it. */
  schedule(task: () => void, ms: number): () => void
  random(): number
}

export type Revalidation = {
  isRunning(): boolean
  /** Runs the loaders. What was published of stock holds until loaders that began later have succeeded. */
  run(revalidate: () => Promise<void>): Promise<void>
  /** A loader returned its last answer because it could not get a new one: the page is revalidated after a growing pause. */
  scheduleRetry(): void
  /** The page is visible again, or the network is back: a retry that is due runs at once. */
  resume(): void
}

export function createRevalidation({ stock, repeat, isHidden, schedule, random }: RevalidationNeeds): Revalidation {
  let isRunning = false
  let isRetryNeeded = false
  let retryMs = MIN_RETRY_MS
  let cancelRetry: (() => void) | undefined

  function retry() {
    if (isHidden()) return // `resume` follows
    cancelRetry?.()
    cancelRetry = undefined
    repeat()
  }

  return {
    isRunning: () => isRunning,

    async run(revalidate) {
      const version = stock.version()
      isRunning = true
      isRetryNeeded = false
      try {
        await revalidate()
      } finally {
        isRunning = false
      }
      if (isRetryNeeded) return
      stock.clearUntil(version)
      cancelRetry?.()
      cancelRetry = undefined
      retryMs = MIN_RETRY_MS
    },

    scheduleRetry() {
      isRetryNeeded = true
      cancelRetry?.()
      cancelRetry = schedule(retry, retryMs * (1 + random()))
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
    },

    resume() {
      if (cancelRetry) retry()
    },
  }
}
