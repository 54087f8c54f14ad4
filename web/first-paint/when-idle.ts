// Runs work when the page is idle.

/** For browsers without requestIdleCallback. */
const FALLBACK_MS = 200
/** The longest wait on a busy page. */
const TIMEOUT_MS = 2_000

/** Returns the function that cancels `callback`. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: TIMEOUT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(callback, FALLBACK_MS)
  return () => clearTimeout(timer)
}
