// The value of a promise, and until it resolves the previous value.
import { useEffect, useState } from 'react'

/**
 * `earlier` is undefined when there was none. A refusal of the promise is then thrown while drawing, so that the route's
 * error screen shows it; else what was there stays.
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
