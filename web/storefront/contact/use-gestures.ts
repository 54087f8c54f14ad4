// Tap to play or pause; swipe or arrow keys for the next or previous video.
import { type RefObject, useEffect } from 'react'
import { type Move, next, previous, toggle } from './show.ts'

const SWIPE_PX = 40
const TAP_PX = 10

/** Touch works on the stage, keys in the whole player; a focused button keeps Space. */
export function useGestures(
  player: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  take: (move: Move) => void,
) {
  useEffect(() => {
    const surface = stage.current
    const whole = player.current
    if (!surface || !whole) return
    const listening = new AbortController()
    const options = { signal: listening.signal }
    let from: { x: number; y: number } | undefined

    surface.addEventListener(
      'pointerdown',
      (event) => {
        from = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined
      },
      options,
    )
    surface.addEventListener('pointercancel', () => (from = undefined), options)
    surface.addEventListener(
      'pointerup',
      (event) => {
        const move = from && moveOf(event.clientX - from.x, event.clientY - from.y)
        from = undefined
        const isOnButton = event.target instanceof Element && event.target.closest('button')
        if (move && !isOnButton) take(move)
      },
      options,
    )
    whole.addEventListener(
      'keydown',
      (event) => {
        const move = event.ctrlKey || event.altKey || event.metaKey ? undefined : moveOfKey(event)
        if (!move) return
        event.preventDefault()
        take(move)
      },
      options,
    )
    return () => listening.abort()
  }, [player, stage, take])
}

function moveOf(right: number, down: number): Move | undefined {
  if (Math.abs(right) < TAP_PX && Math.abs(down) < TAP_PX) return toggle
  if (Math.abs(right) < SWIPE_PX || Math.abs(right) < Math.abs(down) * 1.5) return undefined
  return right < 0 ? next : previous
}

function moveOfKey({ key, target }: KeyboardEvent): Move | undefined {
  if (key === 'ArrowRight') return next
  if (key === 'ArrowLeft') return previous
  return key === ' ' && !(target instanceof HTMLButtonElement) ? toggle : undefined
}
