// Keeps the public pages on the device, and tells the reader of a saved page how old it is.
import { pathIn, splitLanguage } from '#domain/language-address.ts'
import { connection } from '../browser/connection.ts'
import type { SaveMessage } from './messages.ts'
import { followLine } from './line.ts'
import { loadedResources, versionOfFiles } from './page-facts.ts'
import { publicPage } from './shop-paths.ts'

export const SHOP_WORKER = '/shop-worker.js'
const WANTED = ['/', '/ordernow']

let isOpen = false

export function openShopPages(): void {
  if (isOpen) return
  isOpen = true
  openWanted()
  followLine()
  // With Data Saver nothing is loaded ahead.
  if (!connection().saveData) register().catch(() => {}) // refused: the shop needs a network, as without a worker
}

/** A worker that has one page for all categories sends the visitor's own along. */
function openWanted(): void {
  const { pathname, search, hash } = window.location
  const wanted = new URLSearchParams(search).get('then')
  if (!wanted?.startsWith('?') || publicPage(pathname) !== '/ordernow') return
  window.history.replaceState(window.history.state, '', pathname + wanted + hash)
  dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
}

async function register(): Promise<void> {
  // Undefined without https, and in some private windows.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  await serviceWorker.register(SHOP_WORKER, { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  active?.postMessage(saveMessage())
}

function saveMessage(): SaveMessage {
  const { pathname } = window.location
  const { language, path } = splitLanguage(pathname)
  const wanted = publicPage(pathname) === undefined ? WANTED : [path, ...WANTED]
  return {
    pages: [...new Set(wanted)].map((page) => pathIn(language, page)),
    version: versionOfFiles(),
    pictures: loadedResources()
      .filter(({ initiatorType }) => initiatorType === 'img')
      .map(({ name }) => name),
  }
}
