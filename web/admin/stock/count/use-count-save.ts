// Saves the count that is stored on the device, once, and remembers what came of it.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import { countDraft } from './count-draft.ts'
import type { CountResult } from './intents.ts'

/** `stockOf` is the newest stock of a product. */
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
      // Without errors nothing is known of what the shop did: it goes again as it was.
      if (!result.ok && result.errors && key !== undefined) countDraft.refused(key, result.isOther && stockOf)
      setFailure(result.message)
    }
  })

  return {
    isSaving: state === 'submitting',
    failure,
    /** What the shop has saved since `reset`. */
    done,
    save(contents: string) {
      if (state === 'submitting') return
      setFailure(undefined)
      // Also a page that dies on the way knows what it has sent.
      void submit({ intent: 'save-count', ...countDraft.send(contents) }, { method: 'post' })
    },
    reset() {
      setFailure(undefined)
      setDone(undefined)
    },
  }
}
