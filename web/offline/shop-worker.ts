// The service worker of the public pages: asks the network first, and opens what the device has saved when no answer comes.
import { CacheFirst, ExpirationPlugin, NetworkFirst, StaleWhileRevalidate } from 'serwist'
import { splitLanguage } from '#domain/language-address.ts'
import { isPart, isSave, type SavedMessage } from './messages.ts'
import { SAVED_AT, saveBeside, saveFiles } from './saved-pages.ts'
import { fromCache, inTurn, isVersionSaved, PLACE, saveAll, saveByLink, saveWithData } from './saving.ts'
import { notSaved } from './not-saved.ts'
import { dataPath, isDrawnBySearch, pageOfData, publicPage } from './shop-paths.ts'
import { type FetchingEvent, scope, type WorkerEvent } from './worker-scope.ts'

const PICTURES = 'shop-pictures'
/** Drawn by the shop's own files, which may change under their names. */
const ARTWORK = 'shop-artwork'

/** How long a page waits for the network while the device has a copy. */
const PATIENCE_S = 3
const MOST_PICTURES = 240
const PICTURES_DAYS = 60
const MOST_ARTWORK = 40
const DAY_S = 86_400
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]))
})

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer.catch((fault) => askNetwork(event, fault)))
})

scope.addEventListener('message', (event) => {
  const { data } = event
  if (isSave(data)) event.waitUntil(inTurn(() => saveAll(data)).then(() => savePictures(event, data.pictures)))
  if (isPart(data)) event.waitUntil(inTurn(() => saveFiles(PLACE, data.version, data.part)))
})

/** Where the browser refuses its storage, the shop works as without a worker. A TypeError says that the network is away. */
function askNetwork({ request }: FetchingEvent, fault: unknown): Promise<Response> {
  if (fault instanceof TypeError) throw fault
  return fetch(request)
}

/** Undefined leaves the request to the browser. */
function answerTo(event: FetchingEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin || request.headers.has('Range')) return undefined
  if (request.method === 'HEAD') return url.pathname.startsWith('/assets/') ? answerHead(request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate') return answerNavigation(event, url)
  if (url.pathname.startsWith('/assets/')) return files.handle({ event, request })
  if (pageOfData(url.pathname) !== undefined) return answerData(event, url)
  if (splitLanguage(url.pathname).path === '/__manifest') return answerLinks(event, url)
  if (request.destination === 'image') return picturesFor(url).handle({ event, request })
  return undefined
}

/** What only pages of one build name: the network is asked for a file that is not saved. */
const files = new CacheFirst({ cacheName: PLACE.files, plugins: [{ cacheWillUpdate: async () => null }] })

const pictures = new CacheFirst({ cacheName: PICTURES, plugins: [expiring(MOST_PICTURES)] })
const artwork = new StaleWhileRevalidate({ cacheName: ARTWORK, plugins: [expiring(MOST_ARTWORK)] })

function expiring(maxEntries: number) {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: PICTURES_DAYS * DAY_S, purgeOnQuotaError: true })
}

/** Uploads are named by their content. */
function picturesFor({ pathname }: URL) {
  return pathname.startsWith('/media/') ? pictures : artwork
}

/** Those that the page shows; the browser has most of them. */
async function savePictures(event: WorkerEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses.slice(0, MOST_PICTURES)) {
    const url = new URL(address, scope.location.origin)
    if (url.origin !== scope.location.origin) continue
    await picturesFor(url)
      .handle({ event, request: new Request(url) })
      .catch(() => {}) // the next one may be there
  }
}

/** A page asks so whether it may load a part of itself. */
async function answerHead(request: Request): Promise<Response> {
  const saved = await fromCache(PLACE.files, new URL(request.url).pathname)
  return saved ? new Response(null, { status: 200, headers: saved.headers }) : fetch(request)
}

const pages = new NetworkFirst({
  cacheName: PLACE.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
      async fetchDidSucceed({ request, response, event, state }) {
        if (isDown(response)) {
          if (state) state.answer = response
          throw new Error(`The shop answered ${response.status}`)
        }
        saveSoon(event as WorkerEvent, new URL(request.url), response)
        return response
      },
      cacheWillUpdate: async () => null,
      handlerDidError: async ({ request, state }) => {
        const answer: unknown = state?.answer
        return answer instanceof Response ? answer : await instead(new URL(request.url))
      },
    },
  ],
})

function answerNavigation(event: FetchingEvent, url: URL): Promise<Response> {
  if (publicPage(url.pathname) !== undefined) return pages.handle({ event, request: event.request })
  // The back office is another worker's, the page of an order nobody else's.
  const answering = navigate(event)
  return isOffice(url) ? answering : answering.catch(() => notSaved(url.pathname, PLACE))
}

/** The browser has asked while the worker was starting. */
async function navigate({ preloadResponse, request }: FetchingEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

function isOffice({ pathname }: URL): boolean {
  return /^\/(?:admin|vinayagaadmin)(?:[/.]|$)/.test(pathname)
}

/** A server that is starting, or a proxy without one behind it. */
function isDown({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504
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

async function answerLinks(event: FetchingEvent, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request)
    const version = url.searchParams.get('version')
    if (response.status === 200 && version !== null && (await isVersionSaved(version))) {
      const copy = response.clone()
      event.waitUntil(inTurn(() => saveBeside(PLACE, url.pathname + url.search, copy, version)))
    }
    return response
  } catch (fault) {
    const saved = await fromCache(PLACE.pages, url.pathname + url.search)
    if (saved) return saved
    throw fault
  }
}
