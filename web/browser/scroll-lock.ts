// Holds the page still for a moment after the cart has changed, so that a growing bar does not throw a thumb off.
import { SCROLL_LOCK_MS } from '#domain/timings.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** The scroll bar of a desk stays where it is: a wheel is refused instead. Fingers are held by the style sheet. */
export function lockScrollBriefly() {
  document.documentElement.dataset.scrollLocked = ''
  window.addEventListener('wheel', refuse, { passive: false })
  clearTimeout(timer)
  timer = setTimeout(() => {
    delete document.documentElement.dataset.scrollLocked
    window.removeEventListener('wheel', refuse)
  }, SCROLL_LOCK_MS)
}

function refuse(event: Event) {
  event.preventDefault()
}
