// Waiting for a shop that does not answer.

/** Ends early when the device says that it is online again. */
export async function pauseOrOnline(ms: number): Promise<void> {
  const online = Promise.withResolvers<void>()
  window.addEventListener('online', () => online.resolve(), { once: true })
  setTimeout(online.resolve, ms)
  await online.promise
}
