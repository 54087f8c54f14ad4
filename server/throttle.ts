// Limits how often something is done: a throttle drops what comes too soon, and coalescing does it once for all that came.
import { setTimeout as wait } from 'node:timers/promises'

/** Returns true at most once in `intervalMs` for each key. `now` is a clock that never goes back, in milliseconds. */
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
  /** Resolves when nothing runs and nothing is requested. */
  idle(): Promise<void>
}

/**
 * Runs `act` at the first request. Requests that come while it runs, or during the rest afterwards, run it once more. `act`
 * resolves to the length of the rest in milliseconds, and must not reject. After `stopped` it does not run again.
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
