// Handles each result of a fetcher once.
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A fetcher has no result (undefined) before its first, and none (null) after its reset. The effect runs after each render: React
 * Router sets a fetcher's result outside React's state, so a render that React then skips may see it first, and an effect that
 * depends on it alone would never run.
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
