// The language of the current request: every sentence of its answer is in it.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#domain/language.ts'
import { type Languages, speak } from '#domain/words/translations.ts'

const requests = new AsyncLocalStorage<Language>()

/** English outside `during`. Work that a request starts for later keeps the request's language. */
export const language: Languages = {
  current: () => requests.getStore() ?? 'en',
  during: (spoken, work) => requests.run(spoken, work),
}

speak(language)
