// Maps public addresses to keys of the page cache.
import type { PageCacheKey } from '#server/http/page-cache.ts'
import { categoryPath, findCategory, findRenamed, type ListedCategory } from '#domain/category/category.ts'
import { productPath, readProductCode } from '#domain/product/product.ts'
import type { Language } from '#domain/language.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { linkedPages } from '../storefront/shell/links.ts'
import { pathIn, splitLanguage } from '#domain/language-address.ts'

/** The order page has its own keys. */
const pages: ReadonlySet<string> = new Set(
  linkedPages(demoSettings)
    .map(({ to }) => to)
    .filter((path) => path !== '/ordernow'),
)

const LAYOUT = 'storefront/shell/layout'
/** The layout's data after a change of the settings; all public pages share one key. */
const layoutData: PageCacheKey = { key: `/ordernow.data?_routes=${encodeURIComponent(LAYOUT)}`, allowStale: false }

/** Requested by open pages after a live event: path to route. */
const data = new Map([
  ['/ordernow.data', 'storefront/order-now/route'],
  ['/contact.data', 'storefront/contact/route'],
])

const layoutPaths: ReadonlySet<string> = new Set(
  linkedPages(demoSettings).map(({ to }) => (to === '/' ? '/_.data' : `${to}.data`)),
)

/** The paths in React Router's manifest request after hydration, in its order. */
function linkedIn(language: Language): string {
  const paths = linkedPages(demoSettings).map(({ to }) => pathIn(language, to))
  return paths.toSorted().join(',')
}

/** The version of the browser's files in each language. */
export type Versions = Readonly<Record<Language, string>>

/**
 * Drops parameters that the page ignores: an unknown category is All (§2). Undefined for uncached pages, among them
 * categories while their list is loading.
 */
export function pageCacheKey(
  { pathname, searchParams }: URL,
  versions: Versions,
  categories: readonly ListedCategory[] | undefined,
): PageCacheKey | undefined {
  const { language, path } = splitLanguage(pathname)
  // Another spelling is redirected.
  if (pathIn(language, path) !== pathname) return undefined
  const found =
    path === '/__manifest' ? manifest(language, searchParams, versions) : keyOf(path, searchParams, categories)
  return found && { ...found, key: pathIn(language, found.key) }
}

/** Whether all visitors get the same page. */
export function isCached({ pathname, searchParams }: URL, categories: readonly ListedCategory[] | undefined): boolean {
  return keyOf(splitLanguage(pathname).path, searchParams, categories) !== undefined
}

function manifest(language: Language, search: URLSearchParams, versions: Versions): PageCacheKey | undefined {
  const [paths, version] = [linkedIn(language), versions[language]]
  const isForAll = search.get('paths') === paths && search.get('version') === version
  return isForAll ? page(`/__manifest?${new URLSearchParams({ paths, version })}`) : undefined
}

function keyOf(
  pathname: string,
  searchParams: URLSearchParams,
  categories: readonly ListedCategory[] | undefined,
): PageCacheKey | undefined {
  if (pathname === '/ordernow') return orderPage(searchParams, categories)
  if (pages.has(pathname)) return page(pathname)
  // Asked before goods are added to a cart.
  if (pathname === '/packs.json') return { key: pathname, allowStale: false }
  const route = data.get(pathname)
  const routes = searchParams.get('_routes')
  if (routes === LAYOUT && layoutPaths.has(pathname)) return layoutData
  if (route === undefined || (routes !== null && routes !== route)) return undefined
  return { key: routes === null ? pathname : `${pathname}?_routes=${encodeURIComponent(route)}`, allowStale: false }
}

/** Undefined for an unknown product or a renamed category, which redirect. */
function orderPage(
  search: URLSearchParams,
  categories: readonly ListedCategory[] | undefined,
): PageCacheKey | undefined {
  const text = search.get('category')
  if (text && (!categories || findRenamed(categories, text))) return undefined
  const category = findCategory(categories ?? [], text)
  const code = readProductCode(search.get('product'))
  return code ? { ...page(productPath(code, category)), isOneOfMany: true } : page(categoryPath(category))
}

/** Stale pages are allowed: live stock corrects them. */
function page(key: string): PageCacheKey {
  return { key, allowStale: true }
}
