// Reports whether React has hydrated the page.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** The root component calls it; style sheets read `data-hydrated`. */
export function markHydrated() {
  document.documentElement.dataset.hydrated = ''
}

function isHydrated(): boolean {
  return typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset
}

/**
 * False until hydration, since the server knows neither the hash nor the device's storage. The render that follows is a
 * transition, which input can interrupt; with 'sync' it follows in the same task, for elements that early input is
 * replayed on.
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
