// Begins to keep the shop on the device, once somebody uses the page.
import { importIfAvailable } from '../first-paint/reload-once.ts'
import { afterFirstTouch } from './first-touch.ts'

/** For the public pages. In development they have no build that could be saved. */
export function startOffline(): void {
  if (!import.meta.env.PROD) return
  if ('saved' in document.documentElement.dataset || !navigator.onLine) return load()
  afterFirstTouch(load)
  addEventListener('offline', load, { once: true })
}

function load(): void {
  importIfAvailable(() => import('./shop-pages.ts'))
    .then(({ openShopPages }) => openShopPages())
    .catch(() => {}) // without it the page works as it did
}
