// Serves public pages as cached bytes, rendered once per change of the catalogue.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Live, Topic } from '../live/live.ts'
import type { Log } from '../log.ts'
import { semaphore } from '../semaphore.ts'
import { type CachedPage, createCachedPage, recompressPage, sendCachedPage } from './cached-page.ts'
import { createSwrCache, type SwrCache } from './stale-while-revalidate-cache.ts'

const TOPICS: readonly Topic[] = ['products', 'settings', 'stock', 'videos']
const RECOMPRESS_AFTER_MS = 3_000
const MAX_PAGES_OF_MANY = 64

/** Visitors use few, short URLs; a client that invents others gains nothing. */
const MAX_KNOWN_ADDRESSES = 1_000
const MAX_ADDRESS_LENGTH = 200

/** One or two milliseconds of work; other requests run between batches. */
const BATCH_SIZE = 64

/** `allowStale` accepts a stale page. `isOneOfMany` pages have a separate cache, so that they evict no other page. */
export type PageCacheKey = { key: string; allowStale: boolean; isOneOfMany?: true }

type Needs = {
  /** Pages are rendered with it in place of the origin. */
  origin: string
  render(url: string): Promise<Response>
  /** Returns undefined for private pages. */
  keyOf(url: URL): PageCacheKey | undefined
  /** A new value clears the remembered keys. */
  keyedBy?: () => unknown
  live: Pick<Live, 'subscribe' | 'ended'>
  log: Pick<Log, 'error'>
  /** Another process may have changed data. */
  ttlMs: number
  /** A page may hear of a change before this process does; it then needs a page rendered after its request. */
  isShared?: boolean
  /** Replaced by tests that observe recompression. */
  recompressAfterMs?: number
  recompress?: (page: CachedPage) => Promise<void>
}

export type PageCache = {
  /** `origin` is the visitor-facing one. */
  answer(req: IncomingMessage, res: ServerResponse, origin: string, next: () => void): void
}

export function createPageCache(needs: Needs): PageCache {
  const { origin: placeholder, render, keyOf, keyedBy = () => undefined, live, log, ttlMs, isShared = false } = needs
  const { recompressAfterMs = RECOMPRESS_AFTER_MS, recompress = recompressPage } = needs
  let newestOrigin = placeholder
  const fewPages = openCache(recompressLater)
  // Rarely read: not worth recompressing.
  const manyPages = openCache(() => {}, { maxEntries: MAX_PAGES_OF_MANY })
  const caches = [fewPages, manyPages]
  live.subscribe(({ topic }) => {
    if (TOPICS.includes(topic)) for (const cache of caches) cache.invalidate()
  })
  live.ended.addEventListener('abort', () => caches.forEach((cache) => cache.close()))

  function openCache(onNewPage: (url: string, page: CachedPage) => void, size = {}): SwrCache<CachedPage> {
    return createSwrCache<CachedPage>({
      async load(url, earlier) {
        const response = await render(url)
        // The database is away: the previous page is better than none.
        if (response.status === 503) throw new Error('The page cannot be rendered for now')
        const page = await createCachedPage(response, { placeholder, origin: newestOrigin }, earlier)
        if (page && page !== earlier) onNewPage(url, page)
        return page
      },
      ttlMs,
      isShared,
      ...size,
    })
  }

  const oneByOne = semaphore({ permits: 1 })

  /** Delayed, since a busy page is replaced soon; one at a time, to leave threads for responses. */
  function recompressLater(url: string, page: CachedPage) {
    setTimeout(async () => {
      using _permit = await oneByOne.acquire()
      if (fewPages.holds(url, page)) await recompress(page).catch(log.error)
    }, recompressAfterMs).unref()
  }

  function answer(req: IncomingMessage, res: ServerResponse, origin: string, next: () => void): void {
    const known = req.method === 'GET' || req.method === 'HEAD' ? lookUp(req.url ?? '') : null
    if (!known) return next()
    newestOrigin = origin
    const page = (known.isOneOfMany ? manyPages : fewPages).read(known.key, known)
    if (!(page instanceof Promise)) return sendLater(() => send(page, origin, req, res))
    page.then((loaded) => (loaded ? sendLater(() => send(loaded, origin, req, res)) : next()), next)
  }

  const keys = new Map<string, PageCacheKey | null>()
  let keysOf: unknown

  /** Null for uncached paths. Parsing a URL costs as much as sending a page. */
  function lookUp(path: string): PageCacheKey | null {
    const now = keyedBy()
    if (now !== keysOf) keys.clear()
    keysOf = now
    const known = keys.get(path)
    if (known !== undefined) return known
    // Concatenated, not resolved: //shop.in/ordernow is a path here, not a host.
    const url = URL.parse(placeholder + path)
    const found = url ? keyOf(url) : undefined
    const key = found ? { ...found, key: placeholder + found.key } : null
    if (keys.size >= MAX_KNOWN_ADDRESSES) keys.clear()
    if (path.length <= MAX_ADDRESS_LENGTH) keys.set(path, key)
    return key
  }

  function send(page: CachedPage, origin: string, req: IncomingMessage, res: ServerResponse) {
    const onError = (error: unknown) => {
      log.error(error)
      res.destroy()
    }
    try {
      sendCachedPage(page, origin, req, res)?.catch(onError)
    } catch (error) {
      // Rethrown, it would stop the tasks behind it.
      onError(error)
    }
  }

  // Orders are answered between batches of visitors.
  const sendLater = createBatchQueue()

  return { answer }
}

/** Runs tasks in order, `batchSize` per turn of the event loop. */
export function createBatchQueue(batchSize = BATCH_SIZE): (task: () => void) => void {
  const queue: (() => void)[] = []

  function runBatch() {
    for (const task of queue.splice(0, batchSize)) task()
    if (queue.length > 0) setImmediate(runBatch)
  }

  return (task) => {
    queue.push(task)
    if (queue.length === 1) setImmediate(runBatch)
  }
}
