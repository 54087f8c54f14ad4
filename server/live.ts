// Tells open screens that something changed: a hint to look again, and for stock the new number itself.

export type Hint =
  | { topic: 'products' }
  | { topic: 'videos' }
  | { topic: 'orders' }
  /** A session has ended: whoever listens under one asks whether it was that one. No page is told this. */
  | { topic: 'sessions' }
  | { topic: 'stock'; stock: Record<string, number> }

export type Topic = Hint['topic']

export const topics = ['products', 'videos', 'orders', 'sessions', 'stock'] as const satisfies Topic[]

export type Live = {
  publish(hint: Hint): void
  /** Aborted when the shop closes, so that no open stream holds it up. */
  ended: AbortSignal
  end(): void
  /** Calls `listener` on every hint until the returned function is called. */
  subscribe(listener: (hint: Hint) => void): () => void
}

export function openLive(): Live {
  const listeners = new Set<(hint: Hint) => void>()
  const ending = new AbortController()
  return {
    ended: ending.signal,
    end: () => ending.abort(),
    publish(hint) {
      for (const listener of listeners) listener(hint)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
