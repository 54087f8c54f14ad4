// Whether a media query holds, now and whenever that changes.
import { useCallback, useSyncExternalStore } from 'react'

/** `drawn` is what the server takes it for, which knows no screen. */
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
