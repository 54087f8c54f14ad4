// Handles each result of a fetcher once.
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Undefined before the first result, null after a reset. The effect runs after every render: React Router sets the
 * result outside React's state, so an effect that depends on it would miss one first seen by a render that React
 * skips.
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
