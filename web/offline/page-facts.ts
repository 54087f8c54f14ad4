// What an open page tells the worker that saves it.
import type { PartMessage } from './messages.ts'

/** The version of the page's files. */
export function versionOfFiles(): string {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
  return String(Object(manifest).version)
}

export function loadedResources(): PerformanceResourceTiming[] {
  return performance.getEntriesByType('resource') as PerformanceResourceTiming[]
}

/** Lets the device draw the estimate of an order without a network. Does nothing where no page is saved; never rejects. */
export function saveEstimate(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.controller?.postMessage({ part: 'estimate', version: versionOfFiles() } satisfies PartMessage)
}
