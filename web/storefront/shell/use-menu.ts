// Adds a history entry for the phone's menu, so that Back closes it.
import { useCallback, useEffect, useRef, useState } from 'react'

/** Call `leave` on the menu's links, which replace its entry while `isOpen`. */
export function useMenu() {
  const menu = useRef<HTMLElement>(null)
  const hasEntry = useRef(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = menu.current

    /** The browser toggles the popover. Pushing now lets a quick Back find the entry. */
    function follow({ newState }: ToggleEvent) {
      setOpen(newState === 'open')
      if (newState === 'open') {
        window.history.pushState(window.history.state, '')
        hasEntry.current = true
      } else if (hasEntry.current) window.history.back()
    }

    /** The entry copies the page's own, which the router does not know. */
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
