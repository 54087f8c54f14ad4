// What the worker of the public pages saves: pages with their data, and the lists of links that React Router asks for.
import { splitLanguage } from '#domain/language-address.ts'
import type { SaveMessage } from './messages.ts'
import { BUILD, type Place, saveBeside, SAVED_AT, savedPages, savePage, sweep } from './saved-pages.ts'
import { dataPath, publicPage } from './shop-paths.ts'
import { scope } from './worker-scope.ts'

export const PLACE: Place = { pages: 'shop-pages', files: 'shop-files' }

/** A copy as new as this is not fetched again for a page that was opened by a link within the shop. */
const FRESH_MS = 10 * 60_000

/** Rejects when the device has no room. */
export async function saveWithData(path: string, response: Response): Promise<void> {
  const saved = await savePage(PLACE, path, response, 'storefront')
  if (!saved) return
  const data = dataPath(path)
  if (!isFresh(await fromCache(PLACE.pages, data), saved.version)) {
    const answer = await fetch(data)
    if (answer.ok) await saveBeside(PLACE, data, answer, saved.version)
  }
  if (saved.isNew) await sweep(PLACE)
}

/** Pages and links that an open page names; its version is that of its files. */
export async function saveAll({ pages: paths, version, links }: SaveMessage): Promise<void> {
  const isOfLanguage = (path: string) => splitLanguage(path).language === splitLanguage(paths[0] ?? '/').language
  // Pages that an earlier build drew are fetched again, so that its files can go.
  const earlier = (await savedPages(PLACE)).filter((page) => page.version !== version && isOfLanguage(page.path))
  for (const path of new Set([...paths, ...earlier.map((page) => page.path)])) {
    if (publicPage(path) === undefined || isFresh(await fromCache(PLACE.pages, path), version)) continue
    const response = await fetch(path, { headers: { Accept: 'text/html' } })
    if (response.ok && !response.redirected) await saveWithData(path, response)
  }
  for (const address of links) await saveLinks(new URL(address, scope.location.origin))
}

/** A clock that was set back makes nothing fresh. */
function isFresh(saved: Response | undefined, version: string): boolean {
  if (!saved || saved.headers.get(BUILD) !== version) return false
  return Math.abs(Date.now() - Number(saved.headers.get(SAVED_AT))) < FRESH_MS
}

async function saveLinks(url: URL): Promise<void> {
  const version = url.searchParams.get('version')
  if (version === null || splitLanguage(url.pathname).path !== '/__manifest') return
  const response = await fetch(url)
  if (response.status === 200) await saveBeside(PLACE, url.pathname + url.search, response, version)
}

/** The page that a link within the shop opened, for which no document came. */
export async function saveByLink(path: string): Promise<void> {
  const saved = await fromCache(PLACE.pages, path)
  if (isFresh(saved, saved?.headers.get(BUILD) ?? '')) return
  const response = await fetch(path, { headers: { Accept: 'text/html' } })
  if (response.ok && !response.redirected) await saveWithData(path, response)
}

/** Whether a saved page has files of this version. */
export async function isVersionSaved(version: string): Promise<boolean> {
  return (await savedPages(PLACE)).some((page) => page.version === version)
}

/** Undefined also where the browser refuses its storage. */
export async function fromCache(name: string, path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(path)
  } catch {
    return undefined
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that no file is fetched twice. Never rejects: what cannot be saved is not. */
export function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  last = last.then(work).catch(() => {})
  return last
}
