// Requests of an open page of the office, whichever router or script sends them.
import type { Language } from '#domain/language.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { LANGUAGE_HEADER } from '#web/http/language-cookie.ts'
import { UNSAVED_HEADER } from './next-path.ts'

let isDone = false
let isUnsaved = false

/**
 * Asks for the language of the page's scripts, whichever was chosen meanwhile, and remembers a change without a session:
 * the router drops its redirect when a newer load has begun. The router offers no place for either.
 */
export function watchRequests(): void {
  if (import.meta.env.SSR || isDone) return
  isDone = true
  const { fetch } = window
  window.fetch = async (input, init) => {
    const response = await fetch(withLanguage(shownLanguage(), location.origin, new Request(input, init)))
    if (response.headers.has(UNSAVED_HEADER)) isUnsaved = true
    return response
  }
}

export const isChangeUnsaved = () => isUnsaved

export function forgetUnsavedChange(): void {
  isUnsaved = false
}

/** Names the language to the shop alone: another host, such as a media service, would refuse the header. */
export function withLanguage(language: Language, origin: string, request: Request): Request {
  if (new URL(request.url).origin === origin) request.headers.set(LANGUAGE_HEADER, language)
  return request
}
