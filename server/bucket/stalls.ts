// Ends a response of a store that sends no more bytes, and recognises one that was cut off.

const STALL_MS = 20_000

/** `signal` aborts once `refresh` has not been called for so long. */
export function stallTimer(stallMs = STALL_MS) {
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(), stallMs)
  return { signal: stalled.signal, refresh: () => void timer.refresh(), [Symbol.dispose]: () => clearTimeout(timer) }
}

/** Of the connection, not of the disk. */
export function isCut(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name))
}
