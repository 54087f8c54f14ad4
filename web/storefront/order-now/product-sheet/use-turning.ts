// Changes to the neighbouring product by arrow keys or by a swipe over the picture.
import { type RefObject, useEffect, useEffectEvent } from 'react'

const SWIPE_PX = 40

type Turns = { earlier: () => void; later: () => void }

export function useTurning(stage: RefObject<HTMLElement | null>, turns: Turns) {
  const turn = useEffectEvent((direction: keyof Turns | undefined) => direction && turns[direction]())

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let from: { x: number; y: number } | undefined

    document.addEventListener('keydown', (event) => turn(directionOfKey(event)), { signal })
    stage.current?.addEventListener(
      'pointerdown',
      (event) => {
        const isSwipe = event.isPrimary && event.button === 0 && !isInside(event, 'video')
        from = isSwipe ? { x: event.clientX, y: event.clientY } : undefined
      },
      { signal },
    )
    // A mouse drag of the image would end the swipe.
    stage.current?.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    stage.current?.addEventListener('pointercancel', () => (from = undefined), { signal })
    stage.current?.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const direction = from && directionOfSwipe(clientX - from.x, clientY - from.y)
        from = undefined
        turn(direction)
      },
      { signal },
    )
    return () => listening.abort()
  }, [stage])
}

/** Left shows the next product. */
export function directionOfSwipe(right: number, down: number): keyof Turns | undefined {
  if (Math.abs(right) < SWIPE_PX || Math.abs(right) < Math.abs(down) * 1.5) return undefined
  return right < 0 ? 'later' : 'earlier'
}

/** Inputs and videos keep their own arrow keys. */
function directionOfKey(event: KeyboardEvent): keyof Turns | undefined {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event
  if (ctrlKey || altKey || metaKey || shiftKey || isInside(event, 'input, video')) return undefined
  if (key === 'ArrowRight') return 'later'
  return key === 'ArrowLeft' ? 'earlier' : undefined
}

function isInside({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
