// Keeps the focus in a place whose controls replace each other: when the focused one goes, another one gets the focus.
import { useEffect, useRef } from 'react'

/** The elements around the last focus. An element that is removed or disabled fires no event, so each focus is recorded. */
let focusPath: readonly EventTarget[] = []
let isRecording = false

function recordFocus() {
  if (isRecording) return
  isRecording = true
  document.addEventListener('focusin', (event) => {
    focusPath = event.composedPath()
  })
  // A press elsewhere takes the focus away without moving it to another element.
  document.addEventListener('pointerdown', (event) => {
    const pressed = event.composedPath()
    focusPath = focusPath.filter((element) => pressed.includes(element))
  })
}

/**
 * Returns the ref of the place. When `stage` changes, which names the controls that stand there, and the focus was in the
 * place and is lost, the first element that `selector` matches gets it.
 */
export function useKeptFocus(stage: unknown, selector = 'button, input:not([hidden])') {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(stage)
  useEffect(recordFocus, [])
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    if (!place.current || !focusPath.includes(place.current)) return
    // In the next frame: to focus at once would force a layout before its time.
    requestAnimationFrame(() => {
      const active = document.activeElement
      const isLost = active === null || active === document.body || active.matches(':disabled')
      if (isLost) place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    })
  }, [stage, selector])
  return place
}
