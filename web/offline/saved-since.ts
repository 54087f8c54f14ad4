// When the device saved the document that the page began as.

/**
 * In milliseconds since 1970, by the clock of the device. Undefined for a document that the shop has just sent, and once
 * the page is hydrated: what it loads later is newer.
 */
export function savedSince(): number | undefined {
  if (typeof document === 'undefined') return undefined
  const { saved, hydrated } = document.documentElement.dataset
  return saved === undefined || hydrated !== undefined ? undefined : Number(saved)
}

export function isSavedDocument(): boolean {
  return document.documentElement.dataset.saved !== undefined
}

/** The shop has answered for the screen. */
export function markAnswered(): void {
  if (typeof document !== 'undefined') delete document.documentElement.dataset.saved
}
