// Waits between retries of a request.

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Ends early when the device comes online or the page becomes visible. */
export async function pauseOrOnline(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const waited = new AbortController()
  const { signal } = waited
  window.addEventListener('online', () => resolve(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(), { signal })
  const timer = setTimeout(resolve, ms)
  await promise
  clearTimeout(timer)
  waited.abort()
}
