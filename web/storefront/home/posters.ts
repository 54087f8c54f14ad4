// The built-in posters and their categories; artwork/ and tests read them without React.
import type { DrawnPoster } from '#domain/category/shown-categories.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { posterWords } from '#domain/words/en/posters.ts'

/** The historical spelling of the links; the order page accepts every spelling. */
export function drawnPosters(): readonly DrawnPoster[] {
  const text = wordsOf(posterWords)
  return [
    { art: 'fancy', title: text.fancy, text: text.fancyText, category: 'Fancy item' },
    { art: 'one-sound', title: text.oneSound, text: text.oneSoundText, category: 'ONE SOUND CRACKERS' },
    { art: 'single-shots', title: text.singleShots, text: text.singleShotsText, category: 'Single Shots' },
    { art: 'wala', title: text.wala, text: text.walaText, category: 'Wala' },
    { art: 'gift-box', title: text.giftBox, text: text.giftBoxText, category: 'Gift box' },
  ]
}
