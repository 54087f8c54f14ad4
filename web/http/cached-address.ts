// The cache key of each address that shows every visitor the same page.
import type { PageCacheKey } from '#server/http/page-cache.ts'
import { categoryPath, findCategory, findRenamed, type ListedCategory } from '#domain/category/category.ts'
import { productPath, readProductCode } from '#domain/product/product.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { linkedPages } from '../storefront/shell/links.ts'

/** The order page has keys of its own. */
const pages: ReadonlySet<string> = new Set(
  linkedPages(demoSettings)
    .map(({ to }) => to)
    .filter((path) => path !== '/ordernow'),
)

const LAYOUT = 'storefront/shell/layout'
/** What stands around every public page, as an open one requests it after a change of the settings: under the address of one. */
const layoutData: PageCacheKey = { key: `/ordernow.data?_routes=${encodeURIComponent(LAYOUT)}`, allowStale: false }

/** What an open page requests after a live event: its data, of its own route or of all. */
const data = new Map([
  ['/ordernow.data', 'storefront/order-now/route'],
  ['/contact.data', 'storefront/contact/route'],
])

const layoutPaths: ReadonlySet<string> = new Set(
  linkedPages(demoSettings).map(({ to }) => (to === '/' ? '/_.data' : `${to}.data`)),
)

/** What every public page links to: React Router requests their routes after hydration, in this order. */
const LINKED = linkedPages(demoSettings)
  .map(({ to }) => to)
  .toSorted()
  .join(',')

/**
 * Returns path and search without anything that the page does not depend on: an unknown category is All (spec §2), a campaign's
 * parameter is nothing. Undefined for what is rendered for each request, as is a category while the list of them is read again.
 * `version` is that of the build.
 */
export function pageCacheKey(
  { pathname, searchParams }: URL,
  version: string,
  categories: readonly ListedCategory[] | undefined,
): PageCacheKey | undefined {
  if (pathname === '/__manifest') {
    const isForAll = searchParams.get('paths') === LINKED && searchParams.get('version') === version
    return isForAll ? page(`${pathname}?${new URLSearchParams({ paths: LINKED, version })}`) : undefined
  }
  if (pathname === '/ordernow') return orderPage(searchParams, categories)
  if (pages.has(pathname)) return page(pathname)
  const route = data.get(pathname)
  const routes = searchParams.get('_routes')
  if (routes === LAYOUT && layoutPaths.has(pathname)) return layoutData
  if (route === undefined || (routes !== null && routes !== route)) return undefined
  return { key: routes === null ? pathname : `${pathname}?_routes=${encodeURIComponent(route)}`, allowStale: false }
}

/** A product that there is not is redirected, and a category by its former name, which is not cached. */
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

/** Live stock corrects it. */
function page(key: string): PageCacheKey {
  return { key, allowStale: true }
}
