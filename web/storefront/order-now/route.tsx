// The order page: browse, fill the cart, check out; after an order, its confirmation (spec §2 Shop).
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
  // While the products are on their way in the browser, only the categories of the frame's links are known.
  const categories = sent?.categories ?? layout.footerCategories.map((name) => ({ name }))
  return orderNowMeta(layout, location.search, { offer: sent?.offer, categories, products })
}

export const links: Route.LinksFunction = fontLinks

/**
 * The address of a product that there is not, or no longer, leads to the shop, which says so; that of a category by its former name
 * to the same address with its present one. Browsers ask again next time: a later category may take the name.
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

/**
 * A visitor from another screen sees at once that the products are being loaded, or those that were shown before.
 * A look again that fails leaves the page as it was, and is repeated.
 */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<{ page: SerializedPageData | Promise<SerializedPageData> }> {
  const coming = serverLoader().then(({ page }) => page)
  if (isRevalidating()) return { page: await coming.catch(keptPage) }
  coming.catch(() => {}) // shown by the screen, which may come later than the refusal
  return { page: coming }
}

function keptPage(fault: unknown): SerializedPageData {
  const page = lastShownPage(fault)
  scheduleRetry()
  return page
}

/** Another category or panel is the same catalogue: only a live event that it changed loads it again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? isRevalidating() : defaultShouldRevalidate
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
