// One line to the shop for the whole tab: who listens, for which topics, and when to look again.
import { type Stock } from './live-stock.ts'

export const TOPICS = ['products', 'videos', 'orders', 'stock'] as const
export type Topic = (typeof TOPICS)[number]
export type Watcher = {
  topics: readonly Topic[]
  lookAgain: () => void
  /** Up to which change of the shop its page knows. */
  mark?: () => string | undefined
}

export type StreamEvent = { data?: unknown; lastEventId?: string }

/** As much of an EventSource as the line needs. One that tabs share says `behind` when the others know more than this tab. */
export type Source = {
  readyState: number
  addEventListener(type: string, listener: (event: StreamEvent) => void): void
  close(): void
}

export type World = {
  connect(topics: string, since: string | undefined): Source
  tellStock(stock: Stock): void
  /** What was told until now is no longer kept up to date. */
  forgetStock(): void
  /** Runs later; the answer cancels. */
  later(act: () => void, ms: number): () => void
  random(): number
}

/** Two streams at most for a browser: all tabs of one share one, and only those of the back office hear of orders. */
const FOR_EVERYBODY = 'products,stock,videos'
const FOR_THE_OFFICE = `orders,${FOR_EVERYBODY}`

const CLOSED = 2
const RETRY_FIRST_MS = 2_000
const RETRY_LONGEST_MS = 60_000

export function createLiveLine(world: World) {
  const watchers = new Set<Watcher>()
  let source: Source | undefined
  let tunedTo = ''
  /** The mark of the newest event on `heardOn`. */
  let heard = ''
  let heardOn = ''
  let asleep = false
  let missedSomething = false
  let retryMs = RETRY_FIRST_MS
  let cancelTuning: (() => void) | undefined

  /** Waits a moment, so that a screen that leaves and one that comes make one change of the line. */
  function tuneSoon(ms = 0) {
    cancelTuning?.()
    cancelTuning = world.later(tune, ms)
  }

  function tune() {
    const topics = asleep ? '' : topicsOf([...watchers].flatMap((watcher) => watcher.topics))
    if (topics === tunedTo && source?.readyState !== CLOSED) return
    missedSomething ||= tunedTo !== ''
    hangUp()
    if (!asleep && topics !== heardOn) {
      heardOn = topics
      heard = ''
      world.forgetStock()
    }
    if (topics) listen(topics)
  }

  function listen(topics: string) {
    // Whoever says what it knows is told what it missed, now and when the browser dials again by itself.
    const since = heard || [...watchers].map((watcher) => watcher.mark?.()).find(Boolean)
    const opened = world.connect(topics, since)
    source = opened
    tunedTo = topics
    opened.addEventListener('open', () => {
      retryMs = RETRY_FIRST_MS
      if (missedSomething && !since) hint()
      missedSomething = false
    })
    opened.addEventListener('error', () => {
      missedSomething = true
      if (opened !== source || opened.readyState !== CLOSED) return // it dials again by itself
      // Perhaps the session has ended: the guard answers the look with the way to the sign-in page.
      hint('orders')
      tuneSoon(retryMs * (1 + world.random()))
      retryMs = Math.min(retryMs * 2, RETRY_LONGEST_MS)
    })
    opened.addEventListener('behind', ({ lastEventId }) => {
      heard = lastEventId || heard
      hint()
    })
    for (const topic of TOPICS) {
      opened.addEventListener(topic, ({ data, lastEventId }) => {
        heard = lastEventId || heard
        if (topic === 'stock') world.tellStock(readStock(data))
        else hint(topic)
      })
    }
  }

  function hangUp() {
    source?.close()
    source = undefined
    tunedTo = ''
  }

  /** The loaders of a page are read together, so one watcher of the topic is enough. */
  function hint(topic?: Topic) {
    for (const watcher of watchers) if (!topic || watcher.topics.includes(topic)) return watcher.lookAgain()
  }

  return {
    watch(watcher: Watcher): () => void {
      watchers.add(watcher)
      tuneSoon()
      return () => {
        watchers.delete(watcher)
        tuneSoon()
      }
    },
    sleep() {
      asleep = true
      missedSomething ||= source !== undefined
      hangUp()
    },
    wake() {
      asleep = false
      tuneSoon()
    },
  }
}

function topicsOf(watched: readonly Topic[]): string {
  if (watched.length === 0) return ''
  return watched.includes('orders') ? FOR_THE_OFFICE : FOR_EVERYBODY
}

export function readStock(data: unknown): Stock {
  try {
    const told: unknown = JSON.parse(String(data))
    return Object.fromEntries(Object.entries(told ?? {}).filter(([, count]) => Number.isSafeInteger(count)))
  } catch {
    return {}
  }
}
