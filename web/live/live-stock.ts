// The newest stock of each product as the shop told it, over what the page was drawn with.
import { useSyncExternalStore } from 'react'

export type Stock = Readonly<Record<string, number>>

export function createLiveStock() {
  const listeners = new Set<() => void>()
  const told = new Map<string, { count: number; turn: number }>()
  let turn = 0

  function announce() {
    for (const listener of listeners) listener()
  }

  return {
    of: (productId: string): number | undefined => told.get(productId)?.count,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(stock: Stock) {
      turn += 1
      for (const [id, count] of Object.entries(stock)) told.set(id, { count, turn })
      announce()
    },
    turn: () => turn,
    /** When it was told of that product; undefined when the page stands. */
    turnOf: (productId: string): number | undefined => told.get(productId)?.turn,
    /** The page has been read again since that turn: what was told until then is older than the page. */
    forgetUntil(past: number) {
      for (const [id, entry] of told) if (entry.turn <= past) told.delete(id)
      announce()
    },
  }
}

export const liveStock = createLiveStock()

export function useLiveStock(productId: string, drawn: number): number {
  return useSyncExternalStore(
    liveStock.subscribe,
    () => liveStock.of(productId) ?? drawn,
    () => drawn,
  )
}
