// The order page: catalogue, cart, checkout and confirmation (§2 Shop).
import { shownLanguage } from '#domain/words/shown-language.ts'
import { useEffect, useMemo } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { categoryPath, findRenamed } from '#domain/category/category.ts'
import { readProductCode } from '#domain/product/product.ts'
import { shopContext } from '#web/shop-context.ts'
import { scheduleRetry, isRevalidating } from '#web/live/live.ts'
import { fontLinks } from '#web/styles/font-links.ts'
import type { Route } from './+types/route.ts'
import { LoadError, Loading } from './catalogue/catalogue-states.tsx'
import { orderNowMeta } from './meta.ts'
import { OrderPage } from './order-page.tsx'
import {
  lastShownPage,
  loadPageData,
  parsePageData,
  type SerializedPageData,
  showPage,
  shownPage,
} from './page-data.ts'
import { NO_SUCH_PRODUCT } from './product-sheet/use-product-sheet.ts'
import { usePromiseOrPrevious } from './use-promise-or-previous.ts'

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const page = loaderData?.page
  const sent = page && 'products' in page ? page : undefined
  const products = () => (sent ? parsePageData(sent).products : [])
  const layout = matches[1].loaderData
  // While the products load in the browser, only the layout's categories are known.
  const categories = sent?.categories ?? layout.footerCategories
  return orderNowMeta(layout, location.search, { offer: sent?.offer, categories, products })
}

export const links: Route.LinksFunction = () => fontLinks(shownLanguage())

/**
 * Redirects an unknown product to the shop, and a category's former name to its present one; not permanently, since a
 * later category may take the name.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const renamed = findRenamed(await shop.categories.shown(), searchParams.get('category'))
  if (renamed) {
    searchParams.delete('category')
    const others = `${searchParams}`
    const location = `${categoryPath(renamed)}${others && `&${others}`}`
    throw redirect(location, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
  }
  const code = readProductCode(searchParams.get('product'))
  if (code && !(await shop.products.hasCode(code))) throw redirect(`/ordernow${NO_SUCH_PRODUCT}`)
  return { page: await loadPageData(shop) }
}

/** Shows a loading state or the previous products at once. A failed revalidation keeps the page and is retried. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<{ page: SerializedPageData | Promise<SerializedPageData> }> {
  const coming = serverLoader().then(({ page }) => page)
  if (isRevalidating()) return { page: await coming.catch(keptPage) }
  coming.catch(() => {}) // the screen shows it, perhaps after the rejection
  return { page: coming }
}

function keptPage(fault: unknown): SerializedPageData {
  const page = lastShownPage(fault)
  scheduleRetry()
  return page
}

/** Other categories and panels use the same catalogue, which only a live event reloads. They wait for no such reload. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate
  if (!isRevalidating()) return false
  if (currentUrl.href === nextUrl.href) return true
  scheduleRetry()
  return false
}

export default function OrderNow({ loaderData }: Route.ComponentProps) {
  const sent = usePromiseOrPrevious<SerializedPageData>(loaderData.page, shownPage())
  useEffect(() => showPage(sent), [sent])
  const page = useMemo(() => sent && parsePageData(sent), [sent])
  return page ? <OrderPage {...page} /> : <Loading />
}

export function ErrorBoundary() {
  return <LoadError />
}
