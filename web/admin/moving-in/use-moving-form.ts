// Sends an intent about the import that is shown, and shows it as it is now after a refusal.
import { useFetcher, useRevalidator } from 'react-router'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'

export function useMovingForm(notify: Notify) {
  const { submit, data, state } = useFetcher<ActionResult>()
  const { revalidate } = useRevalidator()
  useFetcherResult(data, ({ ok, message }) => {
    if (message !== '') notify(ok ? 'good' : 'bad', message)
    if (!ok) void revalidate()
  })
  const isBusy = state !== 'idle'
  const send = (intent: string, { id, name }: { id: string; name: string }) => {
    if (!isBusy) void submit({ intent, id, name }, { method: 'post' })
  }
  return { send, isBusy }
}
