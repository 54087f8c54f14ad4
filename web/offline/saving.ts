// What the worker of the public pages saves: pages with their data, and the routes of their links.
import { pathIn, splitLanguage } from '#domain/language-address.ts'
import type { SaveMessage } from './messages.ts'
import {
  fromCache,
  isFresh,
  type Part,
  type Place,
  saveBeside,
  savedPages,
  saveFiles,
  savePage,
  saveRoutes,
  sweep,
} from './saved-pages.ts'
import { dataPath, PUBLIC_PAGES, publicPage } from './shop-paths.ts'

export const PLACE: Place = { pages: 'shop-pages', files: 'shop-files' }

/** Rejects when the device has no room. */
export async function saveWithData(path: string, response: Response): Promise<void> {
  const saved = await savePage(PLACE, path, response, 'storefront')
  if (!saved) return
  const data = dataPath(path)
  if (!isFresh(await fromCache(PLACE.pages, data), saved.version)) {
    const answer = await fetch(data)
    if (answer.ok) await saveBeside(PLACE, data, answer, saved.version)
  }
  const { language } = splitLanguage(path)
  const linked = PUBLIC_PAGES.map((page) => pathIn(language, page))
  await saveRoutes(PLACE, pathIn(language, '/__manifest'), linked, saved.version)
  if (saved.isNew) await sweep(PLACE)
}

export async function saveAll({ pages: paths, version }: SaveMessage): Promise<void> {
  const isOfLanguage = (path: string) => splitLanguage(path).language === splitLanguage(paths[0] ?? '/').language
  // Pages that an earlier build drew are fetched again, so that its files can go.
  const earlier = (await savedPages(PLACE)).filter((page) => page.version !== version && isOfLanguage(page.path))
  for (const path of new Set([...paths, ...earlier.map((page) => page.path)])) {
    if (publicPage(path) === undefined || isFresh(await fromCache(PLACE.pages, path), version)) continue
    const response = await fetch(path, { headers: { Accept: 'text/html' } })
    if (response.ok && !response.redirected) await saveWithData(path, response)
  }
}

/** The page that a link within the shop opened, for which no document came. */
export async function saveByLink(path: string): Promise<void> {
  const saved = await fromCache(PLACE.pages, path)
  if (isFresh(saved)) return
  const response = await fetch(path, { headers: { Accept: 'text/html' } })
  if (response.ok && !response.redirected) await saveWithData(path, response)
}

export async function savePart(path: string, part: Part): Promise<void> {
  const page = (await savedPages(PLACE)).find((saved) => saved.path === path)
  if (page) await saveFiles(PLACE, page.version, part)
}
