// Tells the first drawing, which must be the server's, from all later ones.
import { startTransition, useEffect, useState } from 'react'
import { isHydrated } from '../../first-paint/hydrated.ts'

/**
 * False while the server draws and the browser takes the page over: neither knows the hash or the device yet. The drawing
 * after that can wait for a touch; a store with another value for the browser would have all of it drawn in one go.
 */
export function useHydrated(): boolean {
  const [hydrated, setAwake] = useState(isHydrated)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return hydrated
}
