// Pre-layout: lays out parts of the page that are far from the screen in idle moments, so that scrolling there only paints.
import { type RefObject, useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

const waiting = new Set<Element>()
let cancel: (() => void) | undefined

/** Lays out the element, which stands in one with `content-visibility: auto`, before it comes into sight. */
export function usePreLayout(inside: RefObject<Element | null>) {
  useEffect(() => (inside.current ? preLayout(inside.current) : undefined), [inside])
}

/** Browsers keep the styles and the layout that they computed for hidden content. Returns the function that cancels it. */
export function preLayout(element: Element): () => void {
  waiting.add(element)
  cancel ??= whenIdle(layOutNext)
  return () => {
    waiting.delete(element)
    if (waiting.size > 0) return
    cancel?.()
    cancel = undefined
  }
}

function layOutNext() {
  const [next] = waiting
  if (next) waiting.delete(next)
  // To ask for its place forces its layout.
  next?.getBoundingClientRect()
  cancel = waiting.size > 0 ? whenIdle(layOutNext) : undefined
}
