// The newest stock of each product that the shop has published, which overrides what the page was rendered with.
import { createStore, useStore } from '../browser/store.ts'

/** By product id. */
export type Stock = Readonly<Record<string, number>>

export type LiveStock = {
  /** Returns undefined when what the page was rendered with holds. */
  get(productId: string): number | undefined
  update(stock: Stock): void
  /** Grows with each update. */
  version(): number
  /** Returns the version that set this product's stock; undefined when what the page was rendered with holds. */
  versionOf(productId: string): number | undefined
  /** Removes what was set up to that version: the page has been read again since, and is newer. */
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

/** Returns the product's newest stock; `rendered` is the one that the page was rendered with. */
export function useLiveStock(productId: string, rendered: number): number {
  return useStore({ get: () => liveStock.get(productId) ?? rendered, subscribe: liveStock.subscribe }, rendered)
}
