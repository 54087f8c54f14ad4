// Requests of an open page ask for the language of its scripts, so that its data never come in another one that was chosen meanwhile.
import type { Language } from '#domain/language.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { LANGUAGE_HEADER } from '#web/http/language-cookie.ts'

let isDone = false

/** The router has no place for a header of every request. */
export function requestShownLanguage(): void {
  if (import.meta.env.SSR || isDone) return
  isDone = true
  const { fetch } = window
  window.fetch = (input, init) => fetch(withLanguage(shownLanguage(), location.origin, new Request(input, init)))
}

/** Names the language to the shop alone: another host, such as a media service, would refuse the header. */
export function withLanguage(language: Language, origin: string, request: Request): Request {
  if (new URL(request.url).origin === origin) request.headers.set(LANGUAGE_HEADER, language)
  return request
}
