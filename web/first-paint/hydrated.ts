// Whether React has hydrated the page: marked on the root element for the style sheets, and a hook for components.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** Sets `data-hydrated` on the root element; the root component calls it once it has been hydrated. */
export function markHydrated() {
  document.documentElement.dataset.hydrated = ''
}

/** False on the server and during hydration, when the browser has to render what the server rendered. */
function isHydrated(): boolean {
  return typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset
}

/**
 * False until the page is hydrated: neither the server nor the hydrating render knows the hash or the device's storage.
 * The render that follows is a transition, which input can interrupt; with 'sync' it follows in the same task, for what has
 * to stand before early input is replayed.
 */
export function useHydrated(render: 'transition' | 'sync' = 'transition'): boolean {
  const [hydrated, setHydrated] = useState(isHydrated)
  const now = useSyncExternalStore(
    neverChanges,
    () => render === 'sync' || isHydrated(),
    () => false,
  )
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated || now
}

const neverChanges = () => () => {}
