// Holds the page still for a moment after the cart has changed, so that a growing bar does not throw a thumb off.
import { SCROLL_LOCK_MS } from '#domain/timings.ts'

const moves = ['touchmove', 'wheel'] as const

let timer: ReturnType<typeof setTimeout> | undefined

/** Fingers and wheels are refused; to hide what overflows would lay the whole page out anew, twice. */
export function lockScrollBriefly() {
  for (const move of moves) window.addEventListener(move, refuse, { passive: false })
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const move of moves) window.removeEventListener(move, refuse)
  }, SCROLL_LOCK_MS)
}

function refuse(event: Event) {
  if (event.cancelable) event.preventDefault()
}
