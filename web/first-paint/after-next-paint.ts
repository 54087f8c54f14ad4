// Defers work until a pressed button has been painted.

export function afterNextPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback))
}
