// Shown for a page that the device has not saved, in the language of its address. The worker that shows it has no catalogue.
import type { Language } from '../language.ts'

type Sentences = { title: string; text: string; list: string; home: string; tryAgain: string }

const sentences: Partial<Record<Language, Sentences>> & { en: Sentences } = {
  en: {
    title: 'No connection',
    text: 'This page is not saved on your phone. Open it again when you have a connection.',
    list: 'See the saved price list',
    home: 'See the saved home page',
    tryAgain: 'Try again',
  },
  ta: {
    title: 'இணைப்பு இல்லை',
    text: 'இந்தப் பக்கம் உங்கள் மொபைலில் சேமிக்கப்படவில்லை. இணைப்பு கிடைத்ததும் மீண்டும் திறக்கவும்.',
    list: 'சேமித்த விலைப்பட்டியலைப் பார்க்க',
    home: 'சேமித்த முகப்பைப் பார்க்க',
    tryAgain: 'மீண்டும் முயற்சி செய்',
  },
}

export function notSavedSentences(language: Language): Sentences {
  return sentences[language] ?? sentences.en
}
