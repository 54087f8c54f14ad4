// Runs what is not urgent when the page is idle.

/** A browser without requestIdleCallback counts as idle after this. */
const FALLBACK_MS = 200
/** A page that is never idle runs it after this. */
const TIMEOUT_MS = 2_000

/** Runs `callback` when the page is idle. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: TIMEOUT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(callback, FALLBACK_MS)
  return () => clearTimeout(timer)
}
