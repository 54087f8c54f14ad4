// Returns whether a media query matches, and follows changes.
import { useCallback, useSyncExternalStore } from 'react'

/** `drawn` is the value on the server, which has no screen. */
export function useMedia(query: string, drawn = false): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => drawn,
  )
}
