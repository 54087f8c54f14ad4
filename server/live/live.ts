// Tells open screens that something changed: a hint to look again, and for stock the new number itself.
import { randomBytes } from 'node:crypto'
import { openMissedHints } from './event-log.ts'

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
  /** What a page knows that is drawn from now on; with topics, it stays the same until one of them changes. */
  mark(of?: readonly Topic[]): string
  /** What a page drawn at that mark has missed: one hint a topic; for a mark that says nothing here, a look at everything. */
  since(mark: string): Hint[]
}

/** `boot` tells the marks of this opening of the shop from those of another. */
export function openLive(boot = randomBytes(4).toString('hex')): Live {
  const listeners = new Set<(hint: Hint) => void>()
  const ending = new AbortController()
  const { remember, mark, since } = openMissedHints(boot)
  return {
    ended: ending.signal,
    end: () => ending.abort(),
    publish(hint) {
      remember(hint)
      for (const listener of listeners) listener(hint)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    mark,
    since,
  }
}
