// Submissions that reach the shop in the order of the presses.
import { startTransition, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from './use-fetcher-result.ts'

type Fields = Readonly<Record<string, string>>

/**
 * A fetcher aborts its submission when the next one begins, and the shop may receive the aborted one last. Here each
 * waits for the response to the one before. `waiting` has those without a response, the newest last.
 */
export function useSubmitsInOrder<Result extends object>(
  onResult: (result: Result, submit: (fields: Fields) => void) => void,
) {
  const { submit: send, data, Form } = useFetcher<Result>()
  const last = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState<readonly Fields[]>([])
  const submit = (fields: Fields) => {
    setWaiting((all) => [...all, fields])
    last.current = last.current
      .then(() => send(fields, { method: 'post' }))
      // The router renders new data in a transition; before it, the old data would show for a moment.
      .finally(() => startTransition(() => setWaiting((all) => all.filter((each) => each !== fields))))
  }
  useFetcherResult(data as Result | undefined, (result) => onResult(result, submit))
  return { submit, waiting, Form }
}
