// Blocks presses on buttons that have just changed: the finger was on its way to what was there before.
import { useEffect, useState } from 'react'

const SETTLING_MS = 500

/** True for half a second after `key` changes: `data-settling` blocks presses. */
export function useSettling(key: unknown): boolean {
  const [settled, setSettled] = useState(key)
  // What comes back settles again.
  if (key === undefined && settled !== undefined) setSettled(undefined)
  useEffect(() => {
    if (settled === key) return
    const timer = setTimeout(() => setSettled(key), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [key, settled])
  return settled !== key
}
