// Whether something has only just come to where a finger may still be on its way.
import { useEffect, useState } from 'react'

/** As long as a hand needs to stop. */
const SETTLING_MS = 500

/** True for half a second after `key` has changed: what stands there takes no press, by `data-settling`. */
export function useSettling(key: unknown): boolean {
  const [settled, setSettled] = useState(key)
  useEffect(() => {
    if (settled === key) return
    const timer = setTimeout(() => setSettled(key), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [key, settled])
  return settled !== key
}
