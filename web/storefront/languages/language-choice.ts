// The language that the reader chose, and the offer that they dismissed.
import { isLanguage, type Language } from '#domain/language.ts'
import { deviceStorage, readStored, writeStored } from '#web/browser/storage.ts'
import { CHOICE_NAME } from '#web/first-paint/follow-choice.ts'

const DISMISSED_NAME = 'language-dismissed'

export const chosenLanguage = () => languageIn(CHOICE_NAME)
export const dismissedLanguage = () => languageIn(DISMISSED_NAME)

export function chooseLanguage(language: Language) {
  writeStored(deviceStorage(), CHOICE_NAME, language)
  writeStored(deviceStorage(), DISMISSED_NAME, undefined)
}

export function dismissLanguage(language: Language) {
  writeStored(deviceStorage(), DISMISSED_NAME, language)
}

function languageIn(name: string): Language | undefined {
  const found = readStored(deviceStorage(), name)
  return isLanguage(found) ? found : undefined
}
