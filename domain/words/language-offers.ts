// What the offer to read a page in another language says, in that language: the page has only the words of its own.
import type { Language } from '../language.ts'

export const languageOffers: Readonly<Record<Language, { read: string; dismiss: string }>> = {
  en: { read: 'Read this page in English', dismiss: 'Dismiss' },
  ta: { read: 'இந்தப் பக்கத்தைத் தமிழில் பார்க்க', dismiss: 'மூடு' },
}
