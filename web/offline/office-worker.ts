// The service worker of the back office: shows messages of new orders, and opens packing and the counter without a network.
import { askNetwork, filesIn, headOf, isFile, networkFirst } from './answers.ts'
import { isSave, type SaveMessage } from './messages.ts'
import { forgetScreens, isSavedScreen, isScreenLasting, OFFICE_PAGES } from './office-screens.ts'
import { fromCache, inTurn, isFresh, type Place, removePages, savePage, savedPages, sweep } from './saved-pages.ts'
import { type FetchingEvent, scope, type WorkerEvent } from './worker-scope.ts'

const PLACE: Place = { pages: OFFICE_PAGES, files: 'office-files' }
const LIST = '/admin/packing'

// Messages, installation and activation.
scope.importScripts('/push-worker.js')

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname.startsWith('/admin/sign-out')) event.waitUntil(inTurn(forgetScreens))
  const answer = answerTo(event)
  if (answer) event.respondWith(answer.catch((fault) => askNetwork(event, fault)))
})

scope.addEventListener('message', (event) => {
  const { data } = event
  if (isSave(data)) event.waitUntil(inTurn(() => saveScreens(data)))
})

function answerTo(event: FetchingEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin || request.headers.has('Range')) return undefined
  if (request.method === 'HEAD') return isFile(url) ? headOf(PLACE, request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate') return isSavedScreen(url.pathname) ? screens.handle({ event, request }) : undefined
  return isFile(url) ? files.handle({ event, request }) : undefined
}

const files = filesIn(PLACE)

const screens = networkFirst(PLACE, {
  keyOf: ({ pathname }) => pathname,
  answered: saveSoon,
  instead: async () => undefined,
  isValid: isScreenLasting,
})

function saveSoon(event: WorkerEvent, { pathname }: URL, response: Response): void {
  const copy = response.clone()
  const saving = inTurn(() => saveOrForget(pathname, copy))
  try {
    event.waitUntil(saving)
  } catch {
    // The screen was opened from its copy before the answer came.
  }
}

/** A redirect leads to the sign-in: the session has ended. */
async function saveOrForget(path: string, response: Response): Promise<boolean> {
  const isEnded = response.type === 'opaqueredirect' || response.redirected || response.status === 401
  if (isEnded || response.status === 403) {
    await forgetScreens()
    return false
  }
  if (response.status !== 200) return true
  const saved = await savePage(PLACE, path, response, 'office')
  if (!saved) return true
  if (saved.isNew) await sweep(PLACE)
  return true
}

/** Of the orders only those that are to be packed stay. */
async function saveScreens({ pages, version }: SaveMessage): Promise<void> {
  for (const path of pages) {
    if (!isSavedScreen(path) || isFresh(await fromCache(PLACE.pages, path), version)) continue
    const response = await fetch(path, { headers: { Accept: 'text/html' } })
    if (!(await saveOrForget(path, response))) return
  }
  if (pages[0] === LIST) {
    const listed = new Set(pages)
    const saved = (await savedPages(PLACE)).map(({ path }) => path)
    await removePages(
      PLACE,
      saved.filter((path) => path.startsWith(`${LIST}/`) && !listed.has(path)),
    )
  }
}
