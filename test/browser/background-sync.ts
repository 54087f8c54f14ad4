// The browser's event that the device is online again, for a service worker whose pages may be closed.
import type { BrowserContext } from 'playwright-core'
import { SYNC_TAG } from '#web/browser/left-order.ts'

/** The packaged Chromium has the event but refuses to register for it. */
export async function allowSync(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.assign(Reflect.get(window, 'SyncManager').prototype, { async register() {} }),
  )
}

/** Chromium sends it when its own machine comes online, of which Playwright's offline mode is no part. */
export async function dispatchSync(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const registered = Promise.withResolvers<{ origin: string; registrationId: string }>()
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL, isDeleted } of registrations) {
      if (!isDeleted) registered.resolve({ origin: new URL(scopeURL).origin, registrationId })
    }
  })
  await devTools.send('ServiceWorker.enable')
  const to = await registered.promise
  await devTools.send('ServiceWorker.dispatchSyncEvent', { ...to, tag: SYNC_TAG, lastChance: false })
  await page.close()
}
