// Throttling drops frequent calls; coalescing merges them into one.
import { setTimeout as wait } from 'node:timers/promises'

/** At most once in `intervalMs` per key. `now` is monotonic. */
export function createThrottle(
  intervalMs: number,
  now: () => number = () => performance.now(),
): (key?: string) => boolean {
  const allowedAt = new Map<string, number>()
  return (key = '') => {
    const at = now()
    if (at - (allowedAt.get(key) ?? -Infinity) < intervalMs) return false
    allowedAt.set(key, at)
    return true
  }
}

export type Coalesced = {
  request(): void
  /** Resolves when nothing is running or requested. */
  idle(): Promise<void>
}

/**
 * Requests during a run and its rest are merged into one more. `act` resolves to the rest in milliseconds, and must not
 * reject.
 */
export function coalesce(act: () => Promise<number>, stopped?: AbortSignal): Coalesced {
  let isRequested = false
  let isRunning = false
  let running = Promise.resolve()
  const isStopped = () => stopped?.aborted === true

  async function run() {
    isRunning = true
    while (isRequested && !isStopped()) {
      isRequested = false
      const restMs = await act()
      await wait(restMs, undefined, { ref: false, ...(stopped && { signal: stopped }) }).catch(() => {
        // Stopped during the rest.
      })
    }
    isRunning = false
  }

  return {
    request() {
      isRequested = true
      if (!isRunning) running = run()
    },
    idle: () => running,
  }
}
