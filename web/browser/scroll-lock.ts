// Holds the page still for a moment after the cart has changed, so that a growing bar does not throw a thumb off.
import { SCROLL_LOCK_MS } from '#domain/timings.ts'

let timer: ReturnType<typeof setTimeout> | undefined

export function lockScrollBriefly() {
  document.documentElement.dataset.scrollLocked = ''
  clearTimeout(timer)
  timer = setTimeout(() => delete document.documentElement.dataset.scrollLocked, SCROLL_LOCK_MS)
}
