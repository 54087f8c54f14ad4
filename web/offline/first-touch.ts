// Waits for the first press, key or turn of the wheel, so that a visitor who leaves at once loads nothing more.
import { whenIdle } from '../first-paint/when-idle.ts'

const TOUCHES = ['pointerdown', 'keydown', 'wheel']

export function afterFirstTouch(callback: () => void): void {
  if (navigator.userActivation?.hasBeenActive) return void whenIdle(callback)
  const waiting = new AbortController()
  for (const type of TOUCHES) {
    addEventListener(
      type,
      () => {
        waiting.abort()
        whenIdle(callback)
      },
      { signal: waiting.signal, capture: true, passive: true },
    )
  }
}
