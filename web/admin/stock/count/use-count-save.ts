// Saves the stored count once.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import { countDraft } from './count-draft.ts'
import type { CountResult } from './intents.ts'

export function useCountSave(stockOf: (id: string) => number) {
  const { data, state, submit } = useFetcher<CountResult & { isTooLarge?: true }>()
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
      // Each retry was as large.
      if (!result.ok && result.isTooLarge) countDraft.refused(countDraft.get().key)
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
      const form = new FormData()
      for (const [name, text] of Object.entries({ intent: 'save-count', ...countDraft.send(contents) }))
        form.set(name, text)
      // Not URL-encoded, which triples each quote.
      void submit(form, { method: 'post', encType: 'multipart/form-data' })
    },
    reset() {
      setFailure(undefined)
      setDone(undefined)
    },
  }
}
