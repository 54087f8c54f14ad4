// Where the focus goes among the cart's lines: to the line that a notice names, and on from a line that leaves the cart.
import { useEffect, useRef } from 'react'
import { createStore, useStore } from '#web/browser/store.ts'

/** The id of a product whose line is to be shown as soon as the cart is open. */
const wanted = createStore<string | undefined>(undefined)

export const showLine = wanted.set

/** Returns the ref of the list of lines. */
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

/** Moves the focus from a line that is about to go to the one after it, or before it, or to the panel's title. */
export function leaveLine(line: HTMLElement) {
  const next = line.nextElementSibling ?? line.previousElementSibling
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  else focusTitle(line)
}

/** Moves the focus to the title of the dialog around an element. */
export function focusTitle(element: HTMLElement) {
  element.closest('dialog')?.querySelector('h2')?.focus({ preventScroll: true })
}
