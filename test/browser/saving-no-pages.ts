// Browsers that refuse to keep the public pages: most people of the tests cut the line to see what a page does then.
import type { BrowserContext } from 'playwright-core'

export async function saveNoPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (url, options) {
      return String(url).includes('shop-worker')
        ? Promise.reject(new Error('Refused'))
        : register.call(this, url, options)
    }
  })
}
