// Handles each result of a fetcher once.
import { useEffect, useEffectEvent } from 'react'

/** A fetcher has no result (undefined) before its first, and none (null) after its reset. */
export function useFetcherResult<Result extends object>(
  result: Result | null | undefined,
  onResult: (result: Result) => void,
) {
  const handle = useEffectEvent(onResult)
  useEffect(() => {
    if (result) handle(result)
  }, [result])
}
