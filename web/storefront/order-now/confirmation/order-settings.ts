// The shop's settings for the papers of an order, in the language of the order.
import { useEffect, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { importIfAvailable } from '#web/first-paint/reload-once.ts'

/** A slow line must not hold up the estimate. */
const WAIT_MS = 4_000

/** `shown` are those of the page, which stay where the shop does not answer. */
export async function orderSettings<S extends object>(language: Language, shown: S): Promise<S> {
  if (language === shownLanguage()) return shown
  try {
    const answer = await fetch(pathIn(language, '/settings.json'), { signal: AbortSignal.timeout(WAIT_MS) })
    return answer.ok ? { ...shown, ...(await answer.json()) } : shown
  } catch {
    return shown
  }
}

/** Those of the page until the words of the order's language are there as well. */
export function useOrderSettings<S extends object>(language: Language, shown: S): S {
  const [read, setRead] = useState<{ shown: S; own: S }>()
  useEffect(() => {
    if (language === shownLanguage()) return
    const wordsRead = importIfAvailable(() => import('#web/browser/order-words.ts'))
    Promise.all([orderSettings(language, shown), wordsRead]).then(
      ([own]) => setRead({ shown, own }),
      () => {}, // the page's words, with its settings
    )
  }, [language, shown])
  return read?.shown === shown ? read.own : shown
}
