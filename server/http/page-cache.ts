// Serves the pages that are the same for everybody as cached bytes: rendered once for each change of the catalogue.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Live, Topic } from '../live/live.ts'
import type { Log } from '../log.ts'
import { semaphore } from '../semaphore.ts'
import { type CachedPage, createCachedPage, recompressPage, sendCachedPage } from './cached-page.ts'
import { createSwrCache, type SwrCache } from './stale-while-revalidate-cache.ts'

/** What pages are rendered from. */
const TOPICS: readonly Topic[] = ['products', 'settings', 'stock', 'videos']
const RECOMPRESS_AFTER_MS = 3_000
const MAX_PAGES_OF_MANY = 64

/** Visitors use few addresses, and short ones; a client that makes up others gains nothing. */
const MAX_KNOWN_ADDRESSES = 1_000
const MAX_ADDRESS_LENGTH = 200

/** A millisecond or two of work: between two batches other requests have their turn. */
const BATCH_SIZE = 64

/**
 * The path and search under which a page is cached, and whether a stale page will do. `isOneOfMany`: there are as many such
 * pages as products; they have a cache of their own, so that they evict no other page.
 */
export type PageCacheKey = { key: string; allowStale: boolean; isOneOfMany?: true }

type Needs = {
  /** Pages are rendered under it, and say it wherever they name the origin. */
  origin: string
  /** Renders the page of a URL. */
  render(url: string): Promise<Response>
  /** Returns undefined for what is not the same for everybody. */
  keyOf(url: URL): PageCacheKey | undefined
  /** Returns what keys follow from beside the URL: another value forgets those that are remembered. */
  keyedBy?: () => unknown
  live: Pick<Live, 'subscribe' | 'ended'>
  log: Pick<Log, 'error'>
  /** After this time a page is rendered again, whatever was published: another process may have changed something. */
  ttlMs: number
  /**
   * Processes share the database. An open page may have received a change of another process before this one has: what it
   * requests then is rendered after the request, and so contains that change.
   */
  isShared?: boolean
  /** Others than the usual ones, so that a test sees when a page is compressed again. */
  recompressAfterMs?: number
  recompress?: (page: CachedPage) => Promise<void>
}

export type PageCache = {
  /** Answers a GET or HEAD of a cached page, or calls `next`. `origin` is the one that the visitor sees. */
  answer(req: IncomingMessage, res: ServerResponse, origin: string, next: () => void): void
}

export function createPageCache(needs: Needs): PageCache {
  const { origin: placeholder, render, keyOf, keyedBy = () => undefined, live, log, ttlMs, isShared = false } = needs
  const { recompressAfterMs = RECOMPRESS_AFTER_MS, recompress = recompressPage } = needs
  let newestOrigin = placeholder
  const fewPages = openCache(recompressLater)
  // Each is read seldom: to compress it again would not pay.
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
        // The database is away: the page before is better than none.
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

  /** In a rush a page is replaced before the effort would pay. Many at once would leave no thread for other responses. */
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

  /** Returns null for what is not cached. Parsing an address costs as much as sending a page, so the result is remembered. */
  function lookUp(path: string): PageCacheKey | null {
    const now = keyedBy()
    if (now !== keysOf) keys.clear()
    keysOf = now
    const known = keys.get(path)
    if (known !== undefined) return known
    // Joined and not resolved: //shop.in/ordernow is a path here and no host.
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
      // Thrown on, it would stop those that wait behind it.
      onError(error)
    }
  }

  // In a rush hundreds of visitors come at once: an order that comes behind them is answered in between.
  const sendLater = createBatchQueue()

  return { answer }
}

/** Returns a function that runs tasks in the order in which they come, `batchSize` of them in each turn of the event loop. */
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
