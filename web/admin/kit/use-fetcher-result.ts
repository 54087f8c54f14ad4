// Handles each result of a fetcher once.
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A result is undefined before the first and null after a reset. The effect runs after every render: React Router
 * sets the result outside React's state, so a render that React skips may see it first, and an effect that depends
 * on it would never run.
 */
export function useFetcherResult<Result extends object>(
  result: Result | null | undefined,
  onResult: (result: Result) => void,
) {
  const handle = useEffectEvent(onResult)
  const handled = useRef<Result | null>(undefined)
  useEffect(() => {
    if (result === handled.current) return
    handled.current = result
    if (result) handle(result)
  })
}
