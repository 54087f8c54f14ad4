// Publishes what changed in the shop to open pages: a topic whose data they read again, and for stock the new number itself.
import { randomBytes } from 'node:crypto'
import { createEventLog } from './event-log.ts'

export type LiveEvent =
  | { topic: 'products' }
  | { topic: 'videos' }
  | { topic: 'orders' }
  /** A session has ended: streams that depend on one check theirs. It is never sent to a page. */
  | { topic: 'sessions' }
  | { topic: 'stock'; stock: Record<string, number> }

export type Topic = LiveEvent['topic']

export const topics = ['products', 'videos', 'orders', 'sessions', 'stock'] as const satisfies Topic[]

/** The live events of this process. A cursor is `bootId.sequence`: it names the newest event that a page knows. */
export type Live = {
  publish(event: LiveEvent): void
  /** Aborted when the shop closes, so that no open stream delays it. */
  ended: AbortSignal
  end(): void
  /** Calls `listener` on every event until the returned function is called. */
  subscribe(listener: (event: LiveEvent) => void): () => void
  /** Returns the cursor of a page that is rendered from now on. With topics, it stays the same until one of them changes. */
  cursor(of?: readonly Topic[]): string
  /** Returns what changed after the cursor, one event a topic. An unknown or expired cursor replays everything. */
  eventsSince(cursor: string): LiveEvent[]
}

/** `bootId` tells the cursors of this start from those of another. */
export function openLive(bootId = randomBytes(4).toString('hex')): Live {
  const listeners = new Set<(event: LiveEvent) => void>()
  const ending = new AbortController()
  const { append, cursor, eventsSince } = createEventLog(bootId)
  return {
    ended: ending.signal,
    end: () => ending.abort(),
    publish(event) {
      append(event)
      for (const listener of listeners) listener(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cursor,
    eventsSince,
  }
}
