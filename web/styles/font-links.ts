// Preloads the fonts of names, prices and buttons; the root preloads the text font.
import displayFont from './fonts/display-700.woff2?url'
import strongFont from './fonts/text-600.woff2?url'

export function fontLinks() {
  return [displayFont, strongFont].map((href) => {
    return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  })
}
