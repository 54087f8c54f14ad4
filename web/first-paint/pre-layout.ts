// Lays out what is far from the screen, a piece in each idle moment, so that whoever scrolls there waits for its painting only.
import { whenIdle } from './when-idle.ts'

const waiting = new Set<Element>()
let callOff: (() => void) | undefined

/**
 * For an element in a part of the page that has `content-visibility: auto`: browsers keep the styles and places they had to
 * find out while it was out of sight. The function that it gives takes the wish back.
 */
export function preLayout(element: Element): () => void {
  waiting.add(element)
  callOff ??= whenIdle(layOutNext)
  return () => {
    waiting.delete(element)
    if (waiting.size > 0) return
    callOff?.()
    callOff = undefined
  }
}

function layOutNext() {
  const [next] = waiting
  if (next) waiting.delete(next)
  // Whoever asks where it is makes the browser lay it out.
  next?.getBoundingClientRect()
  callOff = waiting.size > 0 ? whenIdle(layOutNext) : undefined
}
