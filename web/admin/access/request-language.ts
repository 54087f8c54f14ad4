// Requests of an open page ask for the language of its scripts, so that its data never come in another one that was chosen meanwhile.
import { shownLanguage } from '#domain/words/shown-language.ts'
import { LANGUAGE_HEADER } from '#web/http/language-cookie.ts'

let isDone = false

/** The router has no place for a header of every request. */
export function requestShownLanguage(): void {
  if (import.meta.env.SSR || isDone) return
  isDone = true
  const { fetch } = window
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set(LANGUAGE_HEADER, shownLanguage())
    return fetch(request)
  }
}
