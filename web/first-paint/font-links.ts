// Preloads the fonts that the first screen of a page draws, in its language.
import { shownLanguage } from '#domain/words/shown-language.ts'
import displayFont from '../styles/fonts/display-700.woff2?url'
import tamilFont from '../styles/fonts/tamil-400.woff2?url'
import strongTamilFont from '../styles/fonts/tamil-600.woff2?url'
import tamilDisplayFont from '../styles/fonts/tamil-display-700.woff2?url'
import textFont from '../styles/fonts/text-400.woff2?url'
import strongFont from '../styles/fonts/text-600.woff2?url'

/** Of every page. */
export const textFontLinks = () => preloads([textFont], [tamilFont])

/** Of a page that opens with names, prices and buttons, besides the text font. */
export const fontLinks = () => preloads([displayFont, strongFont], [tamilDisplayFont, strongTamilFont])

function preloads(latin: readonly string[], tamil: readonly string[]) {
  return [...latin, ...(shownLanguage() === 'ta' ? tamil : [])].map((href) => {
    return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  })
}
