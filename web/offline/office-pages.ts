// Saves the open screen of the back office on the device, and from the list of orders to pack the first ones.
import { versionOfFiles } from './page-facts.ts'
import type { SaveMessage } from './messages.ts'
import { isSavedScreen } from './office-screens.ts'

export const OFFICE_WORKER = '/office-worker.js'
export const OFFICE_SCOPE = '/admin/'
/** As many as a packer opens before the network is back. */
const MOST_ORDERS = 20

/** Rejects where the browser has no service workers, or refuses this one. */
export async function saveScreen(pathname: string): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  const registration = await serviceWorker.register(OFFICE_WORKER, { scope: OFFICE_SCOPE, updateViaCache: 'none' })
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker) return
  await untilActive(worker)
  worker.postMessage({
    pages: [pathname, ...listedOrders()],
    version: versionOfFiles(),
    pictures: [],
  } satisfies SaveMessage)
}

function untilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => worker.state === 'activated' && resolve()
    worker.addEventListener('statechange', check)
    check()
  })
}

function listedOrders(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/admin/packing/"]')
  const paths = [...links].map(({ pathname }) => pathname).filter(isSavedScreen)
  return [...new Set(paths)].slice(0, MOST_ORDERS)
}
