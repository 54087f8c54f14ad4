// Whether the window is too small for form and library side by side; the styles use the same width.
import { useSyncExternalStore } from 'react'

const SMALL = '(width < 64rem)'

export function useIsSmall(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(SMALL)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(SMALL).matches,
    () => false,
  )
}
