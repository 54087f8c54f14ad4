// Answers a press first: what follows from it runs once the screen has shown the press.

/** Runs `callback` after the next frame has been painted. */
export function afterNextPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback))
}
