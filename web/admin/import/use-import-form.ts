// Sends a form of the import; a refusal stays beside the form, so that nothing chosen in it is lost.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'

export function useImportForm(notify?: Notify) {
  const fetcher = useFetcher<ActionResult>()
  const [failure, setFailure] = useState<string>()
  useFetcherResult(fetcher.data, ({ ok, message }) => {
    setFailure(ok ? undefined : message)
    if (ok && message !== '') notify?.('good', message)
  })
  return { Form: fetcher.Form, submit: fetcher.submit, isBusy: fetcher.state !== 'idle', failure, result: fetcher.data }
}
