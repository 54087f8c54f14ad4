// Keeps the keyboard in a place whose buttons come and go: when the one in focus goes, the first that is left takes over.
import { useEffect, useRef } from 'react'

/** Give the ref to the place; `stage` names which buttons stand there. */
export function useKeepFocus(stage: string) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const before = useRef(stage)
  useEffect(() => {
    // What is taken away or disabled tells nobody that it has lost the focus, so every move of it is watched.
    const watch = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && place.current?.contains(target) === true
    }
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [])
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    const active = document.activeElement
    const isLost = active === null || active === document.body || active.matches(':disabled')
    if (hadFocus.current && isLost) place.current?.querySelector<HTMLElement>('button, input:not([hidden])')?.focus()
  }, [stage])
  return place
}
