// The faces of Tamil and of Latin beyond English, asked for once the page has been seen.
import tamilNames from '@fontsource/mukta-malar/files/mukta-malar-tamil-600-normal.woff2?url'
import furtherFaces from './styles/further-faces.css?url'

const TAMIL = /[\u0b82-\u0bfa]/

/**
 * A new face has the whole page laid out anew, and so has its arrival. The one that Tamil names are set in is there before
 * the browser is told of it: once does for both.
 */
export function addFurtherFaces() {
  if (!TAMIL.test(document.querySelector('main')?.textContent ?? '')) addSheet()
  else {
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: tamilNames }
    addLink({ ...font, onload: addSheet, onerror: addSheet })
  }
}

function addSheet() {
  addLink({ rel: 'stylesheet', href: furtherFaces })
}

function addLink(parts: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), parts))
}
