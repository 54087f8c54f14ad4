// Hears each answer of a fetcher once.
import { useEffect, useEffectEvent } from 'react'

/** A fetcher has no answer (undefined) before its first, and none (null) after its reset. */
export function useFetcherResult<Answer extends object>(
  answer: Answer | null | undefined,
  onAnswer: (answer: Answer) => void,
) {
  const hear = useEffectEvent(onAnswer)
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])
}
