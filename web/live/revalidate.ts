// Revalidates a page after a change, and retries until it gets fresh data.
import type { LiveStock } from './live-stock.ts'

const MIN_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

export type RevalidationDeps = {
  stock: Pick<LiveStock, 'version' | 'clearUntil'>
  /** Revalidates the open page, if any. */
  repeat(): void
  isHidden(): boolean
  /** Returns the function that cancels `task`. */
  schedule(task: () => void, ms: number): () => void
  random(): number
}

export type Revalidation = {
  isRunning(): boolean
  /** Published stock stays until loaders that started after it succeed. */
  run(revalidate: () => Promise<void>): Promise<void>
  /** For a loader that returned stale data: revalidates after a growing pause. */
  scheduleRetry(): void
  /** Runs a due retry at once: the page is visible again, or the network is back. */
  resume(): void
}

export function createRevalidation({ stock, repeat, isHidden, schedule, random }: RevalidationDeps): Revalidation {
  let isRunning = false
  let isRetryNeeded = false
  let retryMs = MIN_RETRY_MS
  let cancelRetry: (() => void) | undefined

  function retry() {
    if (isHidden()) return // `resume` follows
    cancelRetry?.()
    cancelRetry = undefined
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
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
      // Each loader of a page may ask for it.
      cancelRetry ??= schedule(retry, retryMs * (1 + random()))
    },

    resume() {
      if (cancelRetry) retry()
    },
  }
}
