// A touch is answered first: what it leads to begins once the screen has shown it.

/** Runs `act` after the next frame has been drawn. */
export function afterNextPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}
