// A value that changes with every key, as it stands once the keys pause: what hangs on it is drawn once for a word.
import { startTransition, useEffect, useState } from 'react'

/** `value` after it has stayed the same for `ms`; its drawing waits for whatever is more urgent. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
