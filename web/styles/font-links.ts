// Preloads the fonts that the first screen of a page draws, in its language.
import { shownLanguage } from '#domain/words/shown-language.ts'
import displayFont from './fonts/display-700.woff2?url'
import tamilFont from './fonts/tamil-400.woff2?url'
import strongTamilFont from './fonts/tamil-600.woff2?url'
import tamilDisplayFont from './fonts/tamil-display-700.woff2?url'
import textFont from './fonts/text-400.woff2?url'
import strongFont from './fonts/text-600.woff2?url'

const files = {
  text: { en: [textFont], ta: [textFont, tamilFont] },
  // Names, prices and buttons.
  strong: { en: [displayFont, strongFont], ta: [displayFont, strongFont, tamilDisplayFont, strongTamilFont] },
}

/** Of every page. */
export const textFontLinks = () => preloads(files.text[shownLanguage()])

/** Of a page that opens with names, prices and buttons, besides the text font. */
export const fontLinks = () => preloads(files.strong[shownLanguage()])

function preloads(hrefs: readonly string[]) {
  return hrefs.map((href) => {
    return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  })
}
