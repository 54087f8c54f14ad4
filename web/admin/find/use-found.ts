// Searches the shop while somebody types.
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { useDebouncedValue } from '#web/browser/use-debounced-value.ts'
import type { Found } from './found.ts'

const TYPING_PAUSE_MS = 120

type Answer = { search: string; found: Found | undefined; hasFailed: boolean }

/**
 * Returns the last answer, which is about `search` once `isSearching` is false. The answer to an overtaken search is
 * dropped; `again` repeats the last.
 */
export function useFound(search: string) {
  const wanted = useDebouncedValue(search, TYPING_PAUSE_MS)
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (wanted === '') return
    const overtaken = new AbortController()
    void readFound(wanted, overtaken.signal).then((read) => !overtaken.signal.aborted && setAnswer(read))
    return () => overtaken.abort()
  }, [wanted])
  const again = () => {
    setAnswer(undefined)
    // A newer search may have been answered first.
    void readFound(wanted).then((read) => setAnswer((newer) => newer ?? read))
  }
  return { ...answer, isSearching: search !== '' && answer?.search !== search, again }
}

async function readFound(search: string, signal?: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(`${href('/admin/find')}?${new URLSearchParams({ search })}`, signal ? { signal } : {})
    if (answer.ok && !answer.redirected) return { search, found: await answer.json(), hasFailed: false }
  } catch {
    // No connection, or aborted.
  }
  return { search, found: undefined, hasFailed: true }
}
