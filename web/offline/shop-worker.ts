// The service worker of the public pages: asks the network first, and opens what the device has saved when no answer comes.
import { CacheFirst, ExpirationPlugin, StaleWhileRevalidate } from 'serwist'
import { deviceKeeping, sendLeftOrder, SYNC_TAG } from '#web/browser/left-order.ts'
import { askNetwork, filesIn, headOf, isDown, isFile, isRoutes, routesOf, networkFirst, PATIENCE_S } from './answers.ts'
import { isPart, isSave, type SavedMessage } from './messages.ts'
import { fromCache, inTurn, SAVED_AT } from './saved-pages.ts'
import { PLACE, saveAll, saveByLink, savePart, saveWithData } from './saving.ts'
import { notSaved } from './not-saved.ts'
import { dataPath, isDrawnBySearch, pageOfData, publicPage } from './shop-paths.ts'
import { type FetchingEvent, scope, type WorkerEvent } from './worker-scope.ts'

const PICTURES = 'shop-pictures'
/** Drawn by the shop's own files, which may change under their names. */
const ARTWORK = 'shop-artwork'

const MOST_PICTURES = 240
const PICTURES_DAYS = 60
const MOST_ARTWORK = 40
const DAY_S = 86_400
const OPEN_PAGE_MS = 15_000

scope.addEventListener('activate', (event) => {
  const removing = Promise.all([PICTURES, ARTWORK].map(removeOthers)).catch(() => {})
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable(), removing]))
})

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer.catch((fault) => askNetwork(event, fault)))
})

scope.addEventListener('message', (event) => {
  const { data, source } = event
  if (isSave(data)) event.waitUntil(inTurn(() => saveAll(data)).then(() => savePictures(event, data.pictures)))
  if (isPart(data) && source) event.waitUntil(inTurn(() => savePart(new URL(source.url).pathname, data.part)))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendLeftOrder(deviceKeeping, { post: fetch, now: Date.now, openPages }))
})

/** An open page sends its order, and shows the answer. */
async function openPages(): Promise<void> {
  if ((await scope.clients.matchAll()).length > 0) await after(OPEN_PAGE_MS)
}

/** Undefined leaves the request to the browser. */
function answerTo(event: FetchingEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin || request.headers.has('Range')) return undefined
  if (request.method === 'HEAD') return isFile(url) ? headOf(PLACE, request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate') return answerNavigation(event, url)
  if (isOffice(url)) return undefined
  if (isFile(url)) return files.handle({ event, request })
  if (pageOfData(url.pathname) !== undefined) return answerData(event, url)
  if (isRoutes(url)) return routesOf(PLACE, event)
  if (request.destination === 'image') return picturesFor(url).handle({ event, request })
  return undefined
}

const files = filesIn(PLACE)
const onlyPictures = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isPicture(response) ? response : null),
}
const pictures = new CacheFirst({ cacheName: PICTURES, plugins: [onlyPictures, expiring(MOST_PICTURES)] })
const artwork = new StaleWhileRevalidate({ cacheName: ARTWORK, plugins: [onlyPictures, expiring(MOST_ARTWORK)] })

function expiring(maxEntries: number) {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: PICTURES_DAYS * DAY_S, purgeOnQuotaError: true })
}

/** A redirect leads to a page, such as the sign-in. */
function isPicture({ status, redirected, headers }: Response): boolean {
  const isImage = headers.get('Content-Type')?.startsWith('image/') === true
  return status === 200 && isImage && !redirected && !/\bno-store\b/.test(headers.get('Cache-Control') ?? '')
}

/** Earlier workers stored every answer to a request for an image. */
async function removeOthers(name: string): Promise<void> {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (!response || isOffice(new URL(request.url)) || !isPicture(response)) await cache.delete(request)
  }
}

/** Uploads are named by their content. */
function picturesFor({ pathname }: URL) {
  return pathname.startsWith('/media/') ? pictures : artwork
}

async function savePictures(event: WorkerEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses.slice(0, MOST_PICTURES)) {
    const url = new URL(address, scope.location.origin)
    if (url.origin !== scope.location.origin || isOffice(url)) continue
    await picturesFor(url)
      .handle({ event, request: new Request(url) })
      .catch(() => {}) // the next one may be there
  }
}

const pages = networkFirst(PLACE, { keyOf, answered: saveSoon, instead })

function answerNavigation(event: FetchingEvent, url: URL): Promise<Response> {
  if (publicPage(url.pathname) !== undefined) return pages.handle({ event, request: event.request })
  // The back office is another worker's, the page of an order nobody else's.
  const answering = navigate(event)
  return isOffice(url) ? answering : answering.catch(() => notSaved(url.pathname, PLACE))
}

async function navigate({ preloadResponse, request }: FetchingEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

function isOffice({ pathname }: URL): boolean {
  return /^\/(?:admin|vinayagaadmin)(?:[/.]|$)/.test(pathname)
}

function keyOf(url: URL): string {
  return isDrawnBySearch(url) ? url.href : url.pathname
}

/** One category is drawn by the page of all: the address follows once it is open. */
async function instead(url: URL): Promise<Response> {
  const isSaved = isDrawnBySearch(url) && (await fromCache(PLACE.pages, url.pathname)) !== undefined
  return isSaved ? openAll(url) : notSaved(url.pathname, PLACE)
}

function openAll({ pathname, search }: URL): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: `${pathname}?then=${encodeURIComponent(search)}` },
  })
}

function saveSoon(event: WorkerEvent, url: URL, response: Response): void {
  const type = response.headers.get('Content-Type') ?? ''
  if (response.status !== 200 || response.redirected || !type.startsWith('text/html') || isDrawnBySearch(url)) return
  const copy = response.clone()
  const saving = inTurn(() => saveWithData(url.pathname, copy))
  try {
    event.waitUntil(saving)
  } catch {
    // The page was opened from its copy before the answer came.
  }
}

/** Of a page that a link within the shop opens. Its own newer data are never replaced by saved ones. */
async function answerData(event: FetchingEvent, url: URL): Promise<Response> {
  const client = await scope.clients.get(event.clientId)
  const page = pageOfData(url.pathname) ?? ''
  const isOpen = client !== undefined && new URL(client.url).pathname === page
  const answering = fetch(event.request)
  if (isOpen && MENDS_ITSELF.has(publicPage(page) ?? '')) return await answering
  const saved = await fromCache(PLACE.pages, dataPath(page))
  if (!saved) {
    const answer = await answering
    event.waitUntil(inTurn(() => saveByLink(page)))
    return answer
  }
  const answer = await Promise.race([answering.catch(() => undefined), after(PATIENCE_S * 1_000)])
  if (answer && !isDown(answer)) {
    event.waitUntil(inTurn(() => saveByLink(page)))
    return answer
  }
  answering.catch(() => {})
  client?.postMessage({ savedAt: Number(saved.headers.get(SAVED_AT)) } satisfies SavedMessage)
  return saved
}

/** Pages that go on with their own data while the network is away. */
const MENDS_ITSELF = new Set(['/ordernow', '/contact'])

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined))
}
