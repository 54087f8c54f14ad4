// The price list: the printed document in the page on a desk, and to take along everywhere (spec §2).
import { currentOffer } from '../seo/current-offer.ts'
import { words } from '#domain/words.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/route.ts'
import { NoProducts } from '../shell/no-products.tsx'
import { ListLabel } from './list-label.tsx'
import { priceListMeta } from './meta.ts'
import './price-list.css'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return priceListMeta(matches[1].loaderData, loaderData?.offer)
}

/** Nobody waits for the printer here: only the document itself does, and only the first one of the day. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = { settings: shop.settings, offer: await currentOffer(shop) }
  const list = shop.priceList.ready()
  if (!list) return { ...page, list: undefined }
  const { fileName, date, pages, products, categories, pdf } = list
  return { ...page, list: { fileName, date, pages, products, categories, bytes: pdf.byteLength } }
}

export default function PriceList({ loaderData }: Route.ComponentProps) {
  const { settings, offer, list } = loaderData
  if (offer?.products === 0) {
    return (
      <div className="price-list">
        <h1>Price List</h1>
        <NoProducts settings={settings} />
      </div>
    )
  }
  return (
    <div className="price-list">
      <ListLabel list={list} orderNow={words(settings).orderNow} />
      {/* Phones do not show a PDF inside a page: there the frame is left out, and what is not shown is not loaded. */}
      <iframe className="price-list-paper" src="/pricelist.pdf#view=FitH" title="Price list (PDF)" loading="lazy" />
    </div>
  )
}
