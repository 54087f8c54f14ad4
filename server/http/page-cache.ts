// Serves the pages that are the same for everybody as stored bytes: drawn once for each change of the catalogue.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Live, Topic } from '../live/live.ts'
import type { Log } from '../log.ts'
import { semaphore } from '../semaphore.ts'
import { openFreshCache } from './stale-while-revalidate-cache.ts'
import { inPortions } from './in-portions.ts'
import { makeSmallest, sendStored, storedPage, type StoredPage } from './cached-page.ts'

/** What pages are drawn from. */
const CHANGING: readonly Topic[] = ['products', 'stock', 'videos']
const LASTING_MS = 3_000

/** Visitors use few spellings, and short ones; a stranger who makes up others wins nothing. */
const MOST_SPELLINGS = 1_000
const LONGEST_SPELLING = 200

/** The one spelling of a page's path and search, and whether the page of a moment ago will do. */
export type StoredAddress = { address: string; mayBeOld: boolean }

type Sending = { page: StoredPage; req: IncomingMessage; res: ServerResponse }

type Asked = { key: string; mayBeOld: boolean }

type Needs = {
  /** Draws the page of a URL. */
  draw(url: string): Promise<Response>
  /** Undefined for what is not the same for everybody. */
  addressOf(url: URL): StoredAddress | undefined
  live: Pick<Live, 'subscribe' | 'ended'>
  log: Pick<Log, 'error'>
  /** After this time a page is drawn again, whatever was heard: another process may have changed something. */
  trustMs: number
  /**
   * Processes share the database. An open page may have heard of a change from another one, before this one has: what it asks
   * for then is drawn after the asking, and so holds that change.
   */
  isShared?: boolean
  /** Others than the real ones, so that a test sees when the bytes of a page are made smaller. */
  lastingMs?: number
  smallest?: (page: StoredPage) => Promise<void>
}

export type StoredPages = ReturnType<typeof openStoredPages>

export function openStoredPages(needs: Needs) {
  const {
    draw,
    addressOf,
    live,
    log,
    trustMs,
    isShared = false,
    lastingMs = LASTING_MS,
    smallest = makeSmallest,
  } = needs
  const pages = openFreshCache<StoredPage>({
    async make(url, earlier) {
      const response = await draw(url)
      // The database is away: the page of before is better than none.
      if (response.status === 503) throw new Error('The page cannot be drawn for now')
      const page = await storedPage(response, earlier)
      if (page && page !== earlier) makeSmallestSoon(url, page)
      return page
    },
    trustMs,
    isShared,
  })
  live.subscribe(({ topic }) => {
    if (CHANGING.includes(topic)) pages.doubt()
  })
  live.ended.addEventListener('abort', pages.close)

  const oneByOne = semaphore({ permits: 1 })

  /** In a rush a page is gone before the effort would pay. Many at once would leave no thread for anybody's answer. */
  function makeSmallestSoon(url: string, page: StoredPage) {
    setTimeout(async () => {
      using _permit = await oneByOne.acquire()
      if (pages.holds(url, page)) await smallest(page).catch(log.error)
    }, lastingMs).unref()
  }

  /** Answers from what is stored, or lets `otherwise` answer. `origin` is the one that the visitor sees. */
  function answer(req: IncomingMessage, res: ServerResponse, origin: string, otherwise: () => void): void {
    const asked = req.method === 'GET' || req.method === 'HEAD' ? askedFor(origin, req.url ?? '') : null
    if (!asked) return otherwise()
    const page = pages.read(asked.key, asked)
    if (!(page instanceof Promise)) return send({ page, req, res })
    page.then((made) => (made ? send({ page: made, req, res }) : otherwise()), otherwise)
  }

  const spellings = new Map<string, Asked | null>()

  /** Null for what is not stored. Taking an address apart costs as much as sending a page. */
  function askedFor(origin: string, path: string): Asked | null {
    const spelling = origin + path
    const known = spellings.get(spelling)
    if (known !== undefined) return known
    // Joined and not resolved: //shop.in/ordernow is a path here and no host.
    const url = URL.parse(spelling)
    const stored = url ? addressOf(url) : undefined
    const asked = stored ? { key: origin + stored.address, mayBeOld: stored.mayBeOld } : null
    if (spellings.size >= MOST_SPELLINGS) spellings.clear()
    if (spelling.length <= LONGEST_SPELLING) spellings.set(spelling, asked)
    return asked
  }

  // In a rush hundreds of visitors ask at once: an order that comes behind them goes in between.
  const send = inPortions<Sending>(({ page, req, res }) => {
    const failed = (error: unknown) => {
      log.error(error)
      res.destroy()
    }
    try {
      sendStored(page, req, res)?.catch(failed)
    } catch (error) {
      // Thrown on, it would keep those behind it waiting for ever.
      failed(error)
    }
  })

  return { answer }
}
