// The language of the request that is being answered: every sentence written meanwhile is in it.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#domain/language.ts'
import { speak } from '#domain/words/translations.ts'

const requests = new AsyncLocalStorage<Language>()

/** English outside `inLanguage`. */
export function currentLanguage(): Language {
  return requests.getStore() ?? 'en'
}

export function inLanguage<T>(language: Language, work: () => T): T {
  return requests.run(language, work)
}

speak(currentLanguage)
