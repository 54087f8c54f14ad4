// The newest published stock, which overrides the rendered one.
import { createStore, useStore } from '../browser/store.ts'

export type Stock = Readonly<Record<string, number>>

export type LiveStock = {
  /** Returns undefined where the rendered stock is current. */
  get(productId: string): number | undefined
  update(stock: Stock): void
  /** Grows with each update. */
  version(): number
  /** Returns the version that set the product's stock; undefined where the rendered stock is current. */
  versionOf(productId: string): number | undefined
  /** Removes stock up to that version, since a later load of the page is newer. */
  clearUntil(version: number): void
  subscribe(listener: () => void): () => void
}

export function createLiveStock(): LiveStock {
  const entries = createStore<ReadonlyMap<string, { count: number; version: number }>>(new Map())
  let version = 0
  return {
    get: (productId) => entries.get().get(productId)?.count,
    update(stock) {
      version += 1
      const changed = Object.entries(stock).map(([id, count]) => [id, { count, version }] as const)
      entries.set(new Map([...entries.get(), ...changed]))
    },
    version: () => version,
    versionOf: (productId) => entries.get().get(productId)?.version,
    clearUntil(past) {
      entries.set(new Map([...entries.get()].filter(([, entry]) => entry.version > past)))
    },
    subscribe: entries.subscribe,
  }
}

export const liveStock = createLiveStock()

/** `rendered` is the stock in the page's data. */
export function useLiveStock(productId: string, rendered: number): number {
  return useStore({ get: () => liveStock.get(productId) ?? rendered, subscribe: liveStock.subscribe }, rendered)
}
