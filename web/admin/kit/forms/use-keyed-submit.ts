// Submits a button's form with an idempotency key; the same fields reuse it until an answer is a success or has `errors`.
import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'

type Fields = Readonly<Record<string, string>>

/** `onResult` gets the sent fields: those on the screen may have changed. */
export function useKeyedSubmit<Result extends ActionResult>(onResult: (result: Result, sent: Fields) => void) {
  const fetcher = useFetcher<Result>()
  const attempt = useRef<{ fields: Fields; key: string }>({ fields: {}, key: '' })
  useFetcherResult(fetcher.data as Result | undefined, (result) => {
    const { fields } = attempt.current
    if (result.ok || result.errors) attempt.current = { fields: {}, key: '' }
    onResult(result, fields)
  })
  const submit = (fields: Fields) => {
    const isRepeat = JSON.stringify(attempt.current.fields) === JSON.stringify(fields)
    if (!isRepeat) attempt.current = { fields, key: newIdempotencyKey() }
    void fetcher.submit({ ...fields, key: attempt.current.key }, { method: 'post' })
  }
  return { submit, isBusy: fetcher.state !== 'idle' }
}
