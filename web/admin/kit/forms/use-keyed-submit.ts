// Submits a button's form with an idempotency key; the same fields reuse it until an answer is a success or has `errors`.
import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'

type Fields = Readonly<Record<string, string>>

/**
 * `onResult` gets the sent fields: those on the screen may have changed. `seen` is what else was on the screen, and asks
 * for no other key.
 */
export function useKeyedSubmit<Result extends ActionResult>(onResult: (result: Result, sent: Fields) => void) {
  const fetcher = useFetcher<Result>()
  const attempt = useRef<{ fields: Fields; key: string }>({ fields: {}, key: '' })
  useFetcherResult(fetcher.data as Result | undefined, (result) => {
    const { fields } = attempt.current
    if (result.ok || result.errors) attempt.current = { fields: {}, key: '' }
    onResult(result, fields)
  })
  const submit = (fields: Fields, seen: Fields = {}) => {
    const isRepeat = JSON.stringify(attempt.current.fields) === JSON.stringify(fields)
    if (!isRepeat) attempt.current = { fields, key: newIdempotencyKey() }
    void fetcher.submit({ ...fields, ...seen, key: attempt.current.key }, { method: 'post' })
  }
  return { submit, isBusy: fetcher.state !== 'idle' }
}
