// The faces of names, prices and buttons, fetched with the page on screens that show them first; the root fetches the text's.
import displayFace from './fonts/display-700.woff2?url'
import strongFace from './fonts/text-600.woff2?url'

export function fontLinks() {
  return [displayFace, strongFace].map((href) => {
    return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  })
}
