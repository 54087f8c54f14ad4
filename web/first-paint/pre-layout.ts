// Lays out distant parts of the page when idle, so that scrolling there only paints.
import { type RefObject, useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

const waiting = new Set<Element>()
let cancel: (() => void) | undefined

/** The element is inside one with `content-visibility: auto`. */
export function usePreLayout(inside: RefObject<Element | null>) {
  useEffect(() => (inside.current ? preLayout(inside.current) : undefined), [inside])
}

/** Browsers keep the computed layout of hidden content. Returns the function that cancels. */
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
  // Forces the layout.
  next?.getBoundingClientRect()
  cancel = waiting.size > 0 ? whenIdle(layOutNext) : undefined
}
