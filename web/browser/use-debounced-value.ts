// The usual hook useDebouncedValue, as its own file like every hook of this folder: a typed text once the keys pause.
import { startTransition, useEffect, useState } from 'react'

/** Returns `value` after it has stayed the same for `ms`; its rendering yields to urgent updates. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
