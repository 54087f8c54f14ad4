// The Tamil of what the screens of work show of Settings: the messages to customers and their languages.
import type { Translation } from '#domain/words/catalogue.ts'
import type {
  messageLanguageWords as englishLanguages,
  messageTitle as englishTitle,
  messageWords as englishMessages,
} from '#domain/words/en/office/shop/setting-fields.ts'

export const messageTitle = { message: '{name} ({language})' } as const satisfies Translation<typeof englishTitle>

export const messageWords = {
  payment: 'பணம் செலுத்தக் கேட்பது',
  revised: 'மதிப்பீடு',
  question: 'மாற்றம் பற்றிய கேள்வி',
} as const satisfies Translation<typeof englishMessages>

export const messageLanguageWords = {
  en: 'ஆங்கிலம்',
  ta: 'தமிழ்',
} as const satisfies Translation<typeof englishLanguages>
