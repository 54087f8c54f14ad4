// Keeps pages on the device, each with all files of the build that drew it: an old page never gets new scripts. Runs in service workers.

export type Place = { pages: string; files: string }

/** The files of a build that a group of pages needs; bin/compile/saved-files.ts writes the list. */
export const parts = ['storefront', 'estimate', 'office'] as const
export type Part = (typeof parts)[number]
type FileList = Record<Part, readonly string[]>

/** Headers of a saved response: milliseconds since 1970, by the clock of the device; the version of the browser's files. */
export const SAVED_AT = 'X-Saved-At'
const BUILD = 'X-Build'

/** Every page names React Router's list of the browser's files, and with it their version. */
const VERSION = /\/assets\/manifest-(\w+)\.js/
const AT_ONCE = 4
/** A copy as new as this is not fetched again for a page that was opened by a link within the shop. */
const FRESH_MS = 10 * 60_000

export function fileListPath(version: string): string {
  return `/assets/saved-files-${version}.json`
}

/**
 * Keeps a page under `path` once every file of its build is saved; `html` is the text of `response`. Rejects, and changes
 * nothing, when a file or the room for it is missing. Returns the version of its files, and whether the page had another
 * before; undefined for a page without scripts.
 */
export async function savePage(
  place: Place,
  path: string,
  response: Response,
  part: Part,
): Promise<{ version: string; isNew: boolean } | undefined> {
  const html = await response.text()
  const version = VERSION.exec(html)?.[1]
  if (version === undefined) return undefined
  await saveFiles(place, version, part)
  const pages = await caches.open(place.pages)
  const before = await pages.match(path)
  const at = Date.now()
  // For the page's scripts, which tell the reader how old it is.
  const marked = html.replace('<html', `<html data-saved="${at}"`)
  await pages.put(path, withMarks(new Response(marked, response), version, at))
  return { version, isNew: before?.headers.get(BUILD) !== version }
}

/** Keeps what belongs to a page of that version: its data, or the list of its links. */
export async function saveBeside(place: Place, path: string, response: Response, version: string): Promise<void> {
  const pages = await caches.open(place.pages)
  await pages.put(path, withMarks(response, version, Date.now()))
}

/** The routes of these pages, as React Router asks for them; `address` is where it does. */
export async function saveRoutes(
  place: Place,
  address: string,
  paths: readonly string[],
  version: string,
): Promise<void> {
  // In the router's own order, in which the shop has the answer ready.
  const search = new URLSearchParams({ paths: paths.toSorted().join(','), version })
  const key = `${address}?${search}`
  if (await fromCache(place.pages, key)) return
  const response = await fetch(key)
  if (response.status === 200) await saveBeside(place, key, response, version)
}

/** All saved routes of a version; undefined if there are none. */
export async function savedRoutes(place: Place, address: string, version: string): Promise<object | undefined> {
  const pages = await caches.open(place.pages)
  const found: object[] = []
  for (const entry of await entriesOf(pages)) {
    if (entry.version !== version || new URL(entry.request.url).pathname !== address) continue
    const response = await pages.match(entry.request)
    if (response) found.push((await response.json()) as object)
  }
  return found.length === 0 ? undefined : Object.assign({}, ...found)
}

/** Rejects unless all files are saved afterwards. */
export async function saveFiles(place: Place, version: string, part: Part): Promise<void> {
  const files = await caches.open(place.files)
  const list = await readList(files, version)
  const missing: string[] = []
  for (const path of list[part]) if (!(await files.match(path))) missing.push(path)
  const fetchNext = async () => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop()) await add(files, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

/** Removes the files that no saved page needs, and what was saved beside pages of another version. */
export async function sweep(place: Place): Promise<void> {
  const pages = await caches.open(place.pages)
  const files = await caches.open(place.files)
  const saved = await entriesOf(pages)
  const versions = new Set(saved.filter(isPage).map(({ version }) => version))
  for (const { request, version } of saved) if (!versions.has(version)) await pages.delete(request)
  const needed = new Set<string>()
  for (const version of versions) {
    needed.add(fileListPath(version))
    for (const path of Object.values(await readList(files, version)).flat()) needed.add(path)
  }
  for (const request of await files.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request)
  }
}

export async function removePages(place: Place, paths: readonly string[]): Promise<void> {
  const pages = await caches.open(place.pages)
  for (const path of paths) await pages.delete(path)
  if (paths.length > 0) await sweep(place)
}

export async function savedPages({ pages }: Place): Promise<{ path: string; version: string }[]> {
  const saved = await entriesOf(await caches.open(pages))
  return saved.filter(isPage).map(({ request, version }) => ({ path: new URL(request.url).pathname, version }))
}

/** A page of another version than `version` is not. A clock that was set back makes nothing fresh. */
export function isFresh(saved: Response | undefined, version?: string): boolean {
  if (!saved || (version !== undefined && saved.headers.get(BUILD) !== version)) return false
  return Math.abs(Date.now() - Number(saved.headers.get(SAVED_AT))) < FRESH_MS
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

type Saved = { request: Request; version: string; type: string }

async function entriesOf(pages: Cache): Promise<Saved[]> {
  const requests = await pages.keys()
  return await Promise.all(
    requests.map(async (request) => {
      const headers = (await pages.match(request))?.headers
      return { request, version: headers?.get(BUILD) ?? '', type: headers?.get('Content-Type') ?? '' }
    }),
  )
}

function isPage({ type }: Saved): boolean {
  return type.startsWith('text/html')
}

async function readList(files: Cache, version: string): Promise<FileList> {
  const path = fileListPath(version)
  const known = (await files.match(path)) ?? (await add(files, path))
  return (await known.json()) as FileList
}

async function add(files: Cache, path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await files.put(path, response.clone())
  return response
}

/** The body is decoded already. */
function withMarks(response: Response, version: string, at: number): Response {
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(BUILD, version)
  headers.set(SAVED_AT, String(at))
  return new Response(response.body, { status: response.status, headers })
}
