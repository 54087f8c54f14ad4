// The menu of a phone has an entry of its own in the history: Back closes it and does not leave the page.
import { useCallback, useEffect, useRef, useState } from 'react'

/** `leave` belongs on the links in the menu, which replace its entry while `isOpen`. */
export function useMenu() {
  const menu = useRef<HTMLElement>(null)
  const hasEntry = useRef(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = menu.current

    /** The browser opens and closes the popover by itself. At once: a Back that comes quickly already finds the entry. */
    function follow({ newState }: ToggleEvent) {
      setOpen(newState === 'open')
      if (newState === 'open') {
        window.history.pushState(window.history.state, '')
        hasEntry.current = true
      } else if (hasEntry.current) window.history.back()
    }

    /** The entry is a copy of the page's own, which the router does not know. */
    function close(event: PopStateEvent) {
      if (!hasEntry.current) return
      event.stopImmediatePropagation()
      hasEntry.current = false
      element?.hidePopover()
    }

    element?.addEventListener('beforetoggle', follow)
    window.addEventListener('popstate', close, { capture: true })
    return () => {
      element?.removeEventListener('beforetoggle', follow)
      window.removeEventListener('popstate', close, { capture: true })
    }
  }, [])

  const leave = useCallback(() => {
    hasEntry.current = false
    menu.current?.hidePopover()
  }, [])

  return { menu, isOpen, leave }
}
