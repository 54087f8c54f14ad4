// Returns a promise's value, and the previous one until it resolves.
import { useEffect, useState } from 'react'

/**
 * `earlier` is undefined for none. A rejection is then thrown in render, for the route's error boundary; otherwise the
 * previous value stays.
 */
export function usePromiseOrPrevious<T extends object>(value: T | Promise<T>, earlier: T | undefined): T | undefined {
  const [arrived, setArrived] = useState(earlier)
  const [fault, setFault] = useState<{ cause: unknown }>()

  useEffect(() => {
    if (!(value instanceof Promise)) return
    let awaited = true
    value.then(
      (result) => awaited && setArrived(result),
      (cause: unknown) => awaited && setFault({ cause }),
    )
    return () => {
      awaited = false
    }
  }, [value])

  if (fault && !arrived) throw fault.cause
  return value instanceof Promise ? arrived : value
}
