// How a service worker answers for pages, their files and their links: from the network or from the device.
import { CacheFirst, NetworkFirst } from 'serwist'
import { splitLanguage } from '#domain/language-address.ts'
import { fromCache, type Place, savedRoutes } from './saved-pages.ts'
import type { FetchingEvent, WorkerEvent } from './worker-scope.ts'

/** How long a page waits for the network while the device has a copy. */
export const PATIENCE_S = 3

export function isFile({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/')
}

/** What only pages of one build name: the network is asked for a file that is not saved. */
export function filesIn({ files }: Place): CacheFirst {
  return new CacheFirst({ cacheName: files, plugins: [{ cacheWillUpdate: async () => null }] })
}

/** A page asks so whether it may load a part of itself. */
export async function headOf({ files }: Place, request: Request): Promise<Response> {
  const saved = await fromCache(files, new URL(request.url).pathname)
  return saved ? new Response(null, { status: 200, headers: saved.headers }) : fetch(request)
}

type PageRules = {
  /** The path under which a page is saved. */
  keyOf(url: URL): string
  /** Called with each answer of the shop. */
  answered(event: WorkerEvent, url: URL, response: Response): void
  /** Undefined for the browser's own page. */
  instead(url: URL): Promise<Response | undefined>
  /** Whether a saved page may still be shown; default always. */
  isValid?(saved: Response): boolean
}

export function networkFirst({ pages }: Place, { keyOf, answered, instead, isValid = () => true }: PageRules) {
  return new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && isValid(cachedResponse) ? cachedResponse : null,
        async fetchDidSucceed({ request, response, event, state }) {
          if (isDown(response)) {
            if (state) state.answer = response
            throw new Error(`The shop answered ${response.status}`)
          }
          answered(event as WorkerEvent, new URL(request.url), response)
          return response
        },
        cacheWillUpdate: async () => null,
        handlerDidError: async ({ request, state }) => {
          const answer: unknown = state?.answer
          if (answer instanceof Response) return answer
          // Firefox resolves a preload that failed with an error response, for which serwist asks no cache.
          const url = new URL(request.url)
          const saved = await fromCache(pages, keyOf(url))
          return saved && isValid(saved) ? saved : await instead(url)
        },
      },
    ],
  })
}

/** A server that is starting, or a proxy without one behind it. */
export function isDown({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504
}

/** Where the browser refuses its storage, the shop works as without a worker. A TypeError says that the network is away. */
export function askNetwork({ request }: FetchingEvent, fault: unknown): Promise<Response> {
  if (fault instanceof TypeError) throw fault
  return fetch(request)
}

export function isRoutes({ pathname }: URL): boolean {
  return splitLanguage(pathname).path === '/__manifest'
}

export async function routesOf(place: Place, { request }: FetchingEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch (fault) {
    const { pathname, searchParams } = new URL(request.url)
    const routes = await savedRoutes(place, pathname, searchParams.get('version') ?? '')
    if (routes) return Response.json(routes)
    throw fault
  }
}
