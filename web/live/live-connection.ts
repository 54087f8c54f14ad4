// One live connection for the whole tab: topics, cursor, retries and revalidation.
import { type Stock } from './live-stock.ts'

export const TOPICS = ['products', 'videos', 'orders', 'settings', 'stock'] as const
export type Topic = (typeof TOPICS)[number]
export type Subscriber = {
  topics: readonly Topic[]
  revalidate: () => void
  /** Returns the newest event that the page includes. */
  cursor?: () => string | undefined
}

/** Called at each event of the topic and where events may have been missed, also in a hidden tab. */
export type Listener = { topic: Topic; run: () => void }

export type StreamEvent = { data?: unknown; lastEventId?: string }

/** The used part of EventSource. One shared by tabs emits `behind` when the other tabs know newer events. */
export type Source = {
  readyState: number
  addEventListener(type: string, listener: (event: StreamEvent) => void): void
  close(): void
}

export type LiveConnectionDeps = {
  connect(topics: string, since: string | undefined): Source
  setStock(stock: Stock): void
  /** Live stock is no longer updated. */
  clearStock(): void
  /** The settings changed, or may have. */
  onSettings(): void
  /** Returns the function that cancels `task`. */
  schedule(task: () => void, ms: number): () => void
  random(): number
}

export type LiveConnection = {
  /** Returns the function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void
  listen(listener: Listener): () => void
  /** Without listeners closes the stream; with them defers the loaders. */
  hide(): void
  /** Closes the stream until `resume`. */
  suspend(): void
  resume(): void
}

/** A browser's tabs share one stream for each set: at most two streams. */
const PUBLIC_TOPICS = 'products,settings,stock,videos'
const ADMIN_TOPICS = `orders,${PUBLIC_TOPICS}`

const CLOSED = 2
const MIN_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

export function createLiveConnection(deps: LiveConnectionDeps): LiveConnection {
  const subscribers = new Set<Subscriber>()
  const listeners = new Set<Listener>()
  let source: Source | undefined
  let connectedTopics = ''
  /** The newest event of `cursorTopics`. */
  let cursor = ''
  let cursorTopics = ''
  let isSuspended = false
  let isHidden = false
  /** Topics that changed while the tab was hidden; undefined means any. */
  const deferred = new Set<Topic | undefined>()
  let mayHaveMissed = false
  let retryMs = MIN_RETRY_MS
  let cancelUpdate: (() => void) | undefined

  /** Replacing one screen by another reconnects at most once. */
  function updateSoon(ms = 0) {
    cancelUpdate?.()
    cancelUpdate = deps.schedule(update, ms)
  }

  function update() {
    const topics = isSuspended ? '' : topicsOf(wanted())
    if (topics === connectedTopics && source?.readyState !== CLOSED) return
    mayHaveMissed ||= connectedTopics !== ''
    disconnect()
    if (!isSuspended && topics !== cursorTopics) {
      cursorTopics = topics
      cursor = ''
      deps.clearStock()
    }
    if (topics) connect(topics)
  }

  function wanted(): Topic[] {
    return [...[...subscribers].flatMap(({ topics }) => topics), ...[...listeners].map(({ topic }) => topic)]
  }

  function connect(topics: string) {
    // With a cursor the shop replays missed events, also at the browser's own reconnections.
    const since = cursor || [...subscribers].map((subscriber) => subscriber.cursor?.()).find(Boolean)
    const opened = deps.connect(topics, since)
    source = opened
    connectedTopics = topics
    opened.addEventListener('open', () => {
      retryMs = MIN_RETRY_MS
      if (mayHaveMissed && !since) revalidate()
      mayHaveMissed = false
    })
    opened.addEventListener('error', () => {
      mayHaveMissed = true
      if (opened !== source || opened.readyState !== CLOSED) return // the browser reconnects
      // The session may have ended: revalidating redirects to the sign-in.
      revalidate('orders')
      updateSoon(retryMs * (1 + deps.random()))
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
    })
    opened.addEventListener('behind', ({ lastEventId }) => {
      cursor = lastEventId || cursor
      revalidate()
    })
    for (const topic of TOPICS) {
      opened.addEventListener(topic, ({ data, lastEventId }) => {
        cursor = lastEventId || cursor
        if (topic === 'stock') deps.setStock(parseStock(data))
        else revalidate(topic)
      })
    }
  }

  function disconnect() {
    source?.close()
    source = undefined
    connectedTopics = ''
  }

  function revalidate(topic?: Topic) {
    if (topic === undefined || topic === 'settings') deps.onSettings()
    for (const listener of listeners) if (!topic || listener.topic === topic) listener.run()
    if (isHidden) deferred.add(topic)
    else runSubscriber(topic)
  }

  /** The loaders of a page run together, so one subscriber is enough. */
  function runSubscriber(topic?: Topic) {
    for (const subscriber of subscribers) {
      if (!topic || subscriber.topics.includes(topic)) return subscriber.revalidate()
    }
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber)
      updateSoon()
      return () => {
        subscribers.delete(subscriber)
        updateSoon()
      }
    },
    listen(listener) {
      listeners.add(listener)
      updateSoon()
      return () => {
        listeners.delete(listener)
        updateSoon()
      }
    },
    hide() {
      if (listeners.size === 0) suspend()
      else isHidden = true
    },
    suspend,
    resume() {
      isSuspended = false
      isHidden = false
      for (const topic of deferred) runSubscriber(topic)
      deferred.clear()
      updateSoon()
    },
  }

  function suspend() {
    isSuspended = true
    mayHaveMissed ||= source !== undefined
    disconnect()
  }
}

function topicsOf(topics: readonly Topic[]): string {
  if (topics.length === 0) return ''
  return topics.includes('orders') ? ADMIN_TOPICS : PUBLIC_TOPICS
}

/** Drops entries that are no integers; empty for malformed data. */
export function parseStock(data: unknown): Stock {
  try {
    const parsed: unknown = JSON.parse(String(data))
    return Object.fromEntries(Object.entries(parsed ?? {}).filter(([, count]) => Number.isSafeInteger(count)))
  } catch {
    return {}
  }
}
