// A refusal stays beside the form and keeps its choices. An import changed by others is reloaded.
import { useState } from 'react'
import { useFetcher, useFetchers, useRevalidator } from 'react-router'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { CHANGED } from './read-chosen.ts'

/** Of this tab, until its reload. */
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
    /** Does not wait for the choice before. */
    choose: (choice: Record<string, string>, { id, version }: { id: string; version: number }) =>
      void fetcher.submit({ ...choice, intent: 'choose', id, version, tab: tabName() }, { method: 'post' }),
    isBusy: fetcher.state !== 'idle',
    /** This form, or another one of the page, is sending. */
    isWaiting: useFetchers().some(({ state }) => state !== 'idle'),
    failure,
    result: fetcher.data,
  }
}
