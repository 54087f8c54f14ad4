// Moves the focus among the cart's lines.
import { useEffect, useRef } from 'react'
import { createStore, useStore } from '#web/browser/store.ts'

/** The product whose line to show when the cart opens. */
const wanted = createStore<string | undefined>(undefined)

export const showLine = wanted.set

/** Returns the ref of the list. */
export function useShownLine(isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const id = useStore(wanted, undefined)
  useEffect(() => {
    if (!isOpen || id === undefined) return
    const line = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-product') === id)
    if (line instanceof HTMLElement) {
      line.scrollIntoView({ block: 'center' })
      line.focus({ preventScroll: true })
    }
    wanted.set(undefined)
  }, [isOpen, id])
  return list
}

/** Moves the focus from a line about to be removed to the next, else the previous, else the panel's title. */
export function leaveLine(line: HTMLElement) {
  const next = line.nextElementSibling ?? line.previousElementSibling
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  else focusTitle(line)
}

export function focusTitle(element: HTMLElement) {
  element.closest('dialog')?.querySelector('h2')?.focus({ preventScroll: true })
}
