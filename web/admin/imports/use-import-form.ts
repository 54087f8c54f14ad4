// Sends a form of the import; a refusal stays beside the form, so that nothing chosen in it is lost. An import that somebody has
// changed is shown as it is now.
import { useState } from 'react'
import { useFetcher, useFetchers, useRevalidator } from 'react-router'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { CHANGED } from './read-chosen.ts'

/** Of this tab, until it is loaded again. */
let ownName: string | undefined
const tabName = () => (ownName ??= newIdempotencyKey())

export function useImportForm(notify: Notify) {
  const fetcher = useFetcher<ActionResult>()
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  useFetcherResult(fetcher.data, (result) => {
    const { ok, message } = result
    if (!ok && result.errors?.[CHANGED] !== undefined) {
      setFailure(undefined)
      notify('bad', message)
      void revalidate()
      return
    }
    setFailure(ok ? undefined : message)
    if (ok && message !== '') notify('good', message)
  })
  return {
    Form: fetcher.Form,
    /** Sends one choice; the next one need not wait for what comes of it. */
    choose: (choice: Record<string, string>, { id, version }: { id: string; version: number }) =>
      void fetcher.submit({ ...choice, intent: 'choose', id, version, tab: tabName() }, { method: 'post' }),
    isBusy: fetcher.state !== 'idle',
    /** A choice is on its way, of this form or another one of the page. */
    isWaiting: useFetchers().some(({ state }) => state !== 'idle'),
    failure,
    result: fetcher.data,
  }
}
