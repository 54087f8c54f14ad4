// Publishes changes to open pages: a topic to revalidate, or stock with the new number.
import { randomBytes } from 'node:crypto'

const MAX_STOCKS = 20_000
/**
 * Two processes may hear of a change at different times, or read their shared clock differently, by up to this. A page of
 * another process gets the events of this time again.
 */
const APART_MS = 60_000
const CURSOR = /^([\w-]+)\.(\d{1,15})$/
const WITHOUT_DATA = ['products', 'videos', 'orders', 'settings'] as const
const LOGGED = [...WITHOUT_DATA, 'stock'] as const

export type LiveEvent =
  | { topic: 'products' }
  | { topic: 'videos' }
  | { topic: 'orders' }
  /** This process has read the new settings. */
  | { topic: 'settings' }
  /** A new version is stored: each process reads it, then publishes 'settings'. Never sent to pages. */
  | { topic: 'saved settings' }
  /** A session ended: streams check theirs. Never sent to pages. */
  | { topic: 'sessions' }
  | { topic: 'stock'; stock: Record<string, number> }

export type Topic = LiveEvent['topic']

export const topics = [
  'products',
  'videos',
  'orders',
  'settings',
  'saved settings',
  'sessions',
  'stock',
] as const satisfies Topic[]

/** A cursor is `bootId.sequence`, the newest known event. With a clock the sequence is the event's time or later. */
export type Live = {
  publish(event: LiveEvent): void
  /** Aborted on closing, so that no stream delays it. */
  ended: AbortSignal
  end(): void
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: LiveEvent) => void): () => void
  /** Returns a cursor for a page rendered now. With topics, it changes only when one of them does. */
  cursor(of?: readonly Topic[]): string
  /** One event per topic. An unknown or expired cursor replays everything. */
  eventsSince(cursor: string): LiveEvent[]
}

/**
 * `bootId` distinguishes cursors of different starts. `clock` returns milliseconds that all processes of the shop share:
 * with it a page of one of them can continue at another.
 */
export function openLive(bootId = randomBytes(4).toString('hex'), clock?: () => number): Live {
  const listeners = new Set<(event: LiveEvent) => void>()
  const ending = new AbortController()
  const { append, cursor, eventsSince } = createEventLog(bootId, { clock })
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

/** See Live for `cursor` and `eventsSince`. */
export type EventLog = {
  append(event: LiveEvent): void
  cursor(of?: readonly Topic[]): string
  eventsSince(cursor: string): LiveEvent[]
}

type LogOptions = { maxStocks?: number; clock?: (() => number) | undefined }

export function createEventLog(bootId: string, { maxStocks = MAX_STOCKS, clock }: LogOptions = {}): EventLog {
  const time = () => Math.floor(clock?.() ?? 0)
  const startedAt = time()
  let newest = startedAt
  const changedAt = new Map<Topic, number>()
  /** By product, least recently changed first. */
  const stocks = new Map<string, { sequence: number; stock: number }>()
  /** Stocks up to this event may have been dropped: earlier cursors have expired. */
  let expiredAt = 0

  function append(event: LiveEvent): void {
    if (event.topic === 'sessions' || event.topic === 'saved settings') return
    newest = Math.max(newest + 1, time())
    changedAt.set(event.topic, newest)
    if (event.topic !== 'stock') return
    for (const [id, stock] of Object.entries(event.stock)) {
      stocks.delete(id)
      stocks.set(id, { sequence: newest, stock })
    }
    for (const [id, { sequence }] of stocks) {
      if (stocks.size <= maxStocks) return
      stocks.delete(id)
      expiredAt = sequence
    }
  }

  function cursor(of: readonly Topic[] = LOGGED): string {
    return `${bootId}.${Math.max(startedAt, ...of.map((topic) => changedAt.get(topic) ?? startedAt))}`
  }

  function eventsSince(known: string): LiveEvent[] {
    const sequence = sequenceOf(known)
    if (sequence === newest) return []
    // The page reads everything, and stock sent beside that could only be older.
    if (sequence === undefined || sequence < expiredAt) return WITHOUT_DATA.map((topic) => ({ topic }))
    const stock = stockSince(sequence)
    return [
      ...WITHOUT_DATA.filter((topic) => (changedAt.get(topic) ?? 0) > sequence).map((topic) => ({ topic })),
      ...(Object.keys(stock).length > 0 ? [{ topic: 'stock', stock } as const] : []),
    ]
  }

  function sequenceOf(known: string): number | undefined {
    const [, knownBootId, digits] = CURSOR.exec(known) ?? []
    const sequence = Number(digits)
    if (knownBootId === bootId) return sequence <= newest ? sequence : undefined
    // Of another process, with what this one knows of since before.
    const isComparable = clock && sequence - APART_MS >= startedAt && sequence <= Math.max(newest, time()) + APART_MS
    return isComparable ? sequence - APART_MS : undefined
  }

  function stockSince(sequence: number): Record<string, number> {
    const later: Record<string, number> = {}
    for (const [id, changed] of stocks) if (changed.sequence > sequence) later[id] = changed.stock
    return later
  }

  return { append, cursor, eventsSince }
}
