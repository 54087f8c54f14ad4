// Has the loaders of a page run again after a change, and again until they bring what is new.
import type { createLiveStock } from './live-stock.ts'

const RETRY_FIRST_MS = 2_000
const RETRY_LONGEST_MS = 60_000

type World = {
  stock: Pick<ReturnType<typeof createLiveStock>, 'turn' | 'forgetUntil'>
  /** Has the page looked at once more, if one is open that cares. */
  again(): void
  /** Nobody sees the page. */
  isHidden(): boolean
  /** Runs later; the answer cancels. */
  later(act: () => void, ms: number): () => void
  random(): number
}

export function createLooks({ stock, again, isHidden, later, random }: World) {
  let isLooking = false
  let hasFallenBack = false
  let retryMs = RETRY_FIRST_MS
  let cancelRetry: (() => void) | undefined

  function retry() {
    if (isHidden()) return // `wake` makes up for it
    cancelRetry?.()
    cancelRetry = undefined
    again()
  }

  return {
    isLooking: () => isLooking,

    /** What was told of stock stands until a reading that began later has succeeded. */
    async look(revalidate: () => Promise<void>): Promise<void> {
      const turn = stock.turn()
      isLooking = true
      hasFallenBack = false
      try {
        await revalidate()
      } finally {
        isLooking = false
      }
      if (hasFallenBack) return
      stock.forgetUntil(turn)
      cancelRetry?.()
      cancelRetry = undefined
      retryMs = RETRY_FIRST_MS
    },

    /** A loader gave its last answer, for a new one could not be had. */
    fellBack() {
      hasFallenBack = true
      cancelRetry?.()
      cancelRetry = later(retry, retryMs * (1 + random()))
      retryMs = Math.min(retryMs * 2, RETRY_LONGEST_MS)
    },

    /** The page is seen again, or the network is back. */
    wake() {
      if (cancelRetry) retry()
    },
  }
}
