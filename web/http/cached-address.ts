// Which addresses show everybody the same, each under its one spelling: those can be drawn once and kept.
import type { StoredAddress } from '#server/http/page-cache.ts'
import { categoryPath, findCategory } from '#domain/category.ts'
import { demoSettings } from '#domain/shop-settings.ts'
import { pageLinks } from '../storefront/shell/links.ts'

const pages: ReadonlySet<string> = new Set(['/', '/contact', '/about'])

/** What an open page asks for when it hears of a change: its data, of its own route or of all. */
const data = new Map([
  ['/ordernow.data', 'storefront/order-now/route'],
  ['/contact.data', 'storefront/contact/route'],
])

/** What every public page links to: React Router asks how to draw them as soon as it is awake, in this order. */
const LINKED = pageLinks(demoSettings)
  .map(({ to }) => to)
  .toSorted()
  .join(',')

/**
 * Path and search without anything that the page does not depend on: an unknown category is All (spec §2), a campaign's
 * mark is nothing. Undefined for what is drawn anew each time. `version` is that of the build.
 */
export function storedAddress({ pathname, searchParams }: URL, version: string): StoredAddress | undefined {
  if (pathname === '/__manifest') {
    const isAskedByAll = searchParams.get('paths') === LINKED && searchParams.get('version') === version
    return isAskedByAll ? page(`${pathname}?${new URLSearchParams({ paths: LINKED, version })}`) : undefined
  }
  if (pathname === '/ordernow') return page(categoryPath(findCategory(searchParams.get('category'))))
  if (pages.has(pathname)) return page(pathname)
  const route = data.get(pathname)
  const routes = searchParams.get('_routes')
  if (route === undefined || (routes !== null && routes !== route)) return undefined
  return { address: routes === null ? pathname : `${pathname}?_routes=${encodeURIComponent(route)}`, mayBeOld: false }
}

/** Live stock corrects it. */
function page(address: string): StoredAddress {
  return { address, mayBeOld: true }
}
