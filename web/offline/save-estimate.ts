// Lets the device draw the estimate of an order without a network.
import type { PartMessage } from './messages.ts'
import { versionOfFiles } from './page-facts.ts'

/** Does nothing where no page is saved. Never rejects. */
export function saveEstimate(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.controller?.postMessage({ part: 'estimate', version: versionOfFiles() } satisfies PartMessage)
}
