// Debounces a value in a transition.
import { startTransition, useEffect, useState } from 'react'

/** Returns `value` after it was unchanged for `ms`; urgent updates interrupt the render. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
