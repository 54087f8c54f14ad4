// Gives a value at once when it is there, and undefined while it is on its way.
import { useEffect, useState } from 'react'

/** A refusal of the promise is thrown while drawing, so that the route's error screen shows it. */
export function useArrived<T extends object>(value: T | Promise<T>): T | undefined {
  const [arrived, setArrived] = useState<T>()
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

  if (fault) throw fault.cause
  return value instanceof Promise ? arrived : value
}
