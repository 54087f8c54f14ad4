// Runs work after the next paint, so that a button shows that it was pressed before the work begins.

/** Runs `callback` after the next frame has been painted. */
export function afterNextPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback))
}
