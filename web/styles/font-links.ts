// Preloads the fonts that the first screen of a page draws, in its language.
import displayFont from './fonts/display-700.woff2?url'
import tamilFont from './fonts/tamil-400.woff2?url'
import strongTamilFont from './fonts/tamil-600.woff2?url'
import tamilDisplayFont from './fonts/tamil-display-700.woff2?url'
import textFont from './fonts/text-400.woff2?url'
import strongFont from './fonts/text-600.woff2?url'

/** Of every page. */
export const textFontLinks = (language: string) => preloads(language, [textFont], [tamilFont])

/** Of a page that opens with names, prices and buttons, besides the text font. */
export const fontLinks = (language: string) =>
  preloads(language, [displayFont, strongFont], [tamilDisplayFont, strongTamilFont])

function preloads(language: string, latin: readonly string[], tamil: readonly string[]) {
  return [...latin, ...(language === 'ta' ? tamil : [])].map((href) => {
    return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  })
}
