// Leaves to a quiet moment what nobody waits for.

/** A browser without a word for it is taken to be idle after this. */
const QUIET_MS = 200
/** A page that is never idle is not to wait for ever. */
const AT_LAST_MS = 2_000

/** Runs `act` when the page has nothing better to do; the function that it gives calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act, { timeout: AT_LAST_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, QUIET_MS)
  return () => clearTimeout(timer)
}
