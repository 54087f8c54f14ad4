// Serves the pages that are the same for everybody as stored bytes: drawn once for each change of the catalogue.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Live, Topic } from '../live.ts'
import type { Log } from '../log.ts'
import { openFreshCache } from './fresh-cache.ts'
import { makeSmallest, sendStored, storedPage, type StoredPage } from './stored-page.ts'

/** What pages are drawn from. */
const CHANGING: readonly Topic[] = ['products', 'stock', 'videos']
const LASTING_MS = 3_000

/** The one spelling of a page's path and search, and whether the page of a moment ago will do. */
export type StoredAddress = { address: string; mayBeOld: boolean }

type Needs = {
  /** Draws the page of a URL. */
  draw(url: string): Promise<Response>
  /** Undefined for what is not the same for everybody. */
  addressOf(url: URL): StoredAddress | undefined
  live: Pick<Live, 'subscribe' | 'ended'>
  log: Pick<Log, 'error'>
  /** After this time a page is drawn again, whatever was heard: another process may have changed something. */
  trustMs: number
}

export type StoredPages = ReturnType<typeof openStoredPages>

export function openStoredPages({ draw, addressOf, live, log, trustMs }: Needs) {
  const pages = openFreshCache<StoredPage>({
    async make(url, earlier) {
      const page = await storedPage(await draw(url), earlier)
      if (page && page !== earlier) makeSmallestSoon(url, page)
      return page
    },
    trustMs,
  })
  live.subscribe(({ topic }) => {
    if (CHANGING.includes(topic)) pages.doubt()
  })
  live.ended.addEventListener('abort', pages.close)

  /** In a rush a page is gone before the effort would pay. */
  function makeSmallestSoon(url: string, page: StoredPage) {
    setTimeout(() => {
      if (pages.holds(url, page)) makeSmallest(page).catch(log.error)
    }, LASTING_MS).unref()
  }

  /** Answers from what is stored, or lets `otherwise` answer. `origin` is the one that the visitor sees. */
  function answer(req: IncomingMessage, res: ServerResponse, origin: string, otherwise: () => void): void {
    const asked = urlOf(req, origin)
    const stored = asked && addressOf(asked)
    if (!stored) return otherwise()
    const page = pages.read(origin + stored.address, stored)
    if (!(page instanceof Promise)) return send(page, req, res)
    page.then((made) => (made ? send(made, req, res) : otherwise()), otherwise)
  }

  function send(page: StoredPage, req: IncomingMessage, res: ServerResponse) {
    sendStored(page, req, res).catch((error: unknown) => {
      log.error(error)
      res.destroy()
    })
  }

  return { answer }
}

function urlOf({ method, url = '' }: IncomingMessage, origin: string): URL | undefined {
  return (method === 'GET' || method === 'HEAD') && URL.canParse(url, origin) ? new URL(url, origin) : undefined
}
