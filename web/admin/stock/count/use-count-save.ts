// Saves the stored count once.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import { countDraft } from './count-draft.ts'
import type { CountResult } from './intents.ts'

export function useCountSave(stockOf: (id: string) => number) {
  const { data, state, submit } = useFetcher<CountResult>()
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState<{ message: string; key: string }>()

  useFetcherResult(data, (result) => {
    const { key } = result
    if (result.ok && key !== undefined) {
      countDraft.saved(key)
      setDone({ message: result.message, key })
    } else {
      // Without `errors` the shop may have saved it: a retry sends the same.
      if (!result.ok && result.errors && key !== undefined) countDraft.refused(key, result.isOther && stockOf)
      setFailure(result.message)
    }
  })

  return {
    isSaving: state === 'submitting',
    failure,
    /** Saved since `reset`. */
    done,
    save(contents: string) {
      if (state === 'submitting') return
      setFailure(undefined)
      // Stored before sending, so that a page that dies on the way knows what it sent.
      void submit({ intent: 'save-count', ...countDraft.send(contents) }, { method: 'post' })
    },
    reset() {
      setFailure(undefined)
      setDone(undefined)
    },
  }
}
