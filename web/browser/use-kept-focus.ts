// Moves the focus to a replacement when the focused control disappears.
import { useEffect, useRef } from 'react'

/** The path of the last focus: removing or disabling an element fires no event. */
let focusPath: readonly EventTarget[] = []
let isRecording = false

function recordFocus() {
  if (isRecording) return
  isRecording = true
  document.addEventListener('focusin', (event) => {
    focusPath = event.composedPath()
  })
  // A press elsewhere blurs without focusing another element.
  document.addEventListener('pointerdown', (event) => {
    const pressed = event.composedPath()
    focusPath = focusPath.filter((element) => pressed.includes(element))
  })
}

/**
 * Returns a ref for the container. When `stage`, which names its current controls, changes and the focus inside was
 * lost, the first match of `selector` gets it.
 */
export function useKeptFocus(stage: unknown, selector = 'button, input:not([hidden])') {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(stage)
  useEffect(recordFocus, [])
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    if (!place.current || !focusPath.includes(place.current)) return
    // In the next frame: focusing now would force a layout.
    requestAnimationFrame(() => {
      const active = document.activeElement
      const isLost = active === null || active === document.body || active.matches(':disabled')
      if (isLost) place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    })
  }, [stage, selector])
  return place
}
