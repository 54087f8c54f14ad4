// The price list: the printed document in the page on a desk, and to take along everywhere (spec §2).
import { words } from '#domain/words.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/route.ts'
import { ListLabel } from './list-label.tsx'
import { priceListMeta } from './meta.ts'
import './price-list.css'

export function meta({ matches }: Route.MetaArgs) {
  return priceListMeta(matches[1].loaderData)
}

/** Nobody waits for the printer here: only the document itself does, and only the first one of the day. */
export function loader({ context }: Route.LoaderArgs) {
  const { priceList, settings } = context.get(shopContext)
  const { orderNow } = words(settings)
  const list = priceList.ready()
  if (!list) return { orderNow, list: undefined }
  const { fileName, date, pages, products, categories, pdf } = list
  return { orderNow, list: { fileName, date, pages, products, categories, bytes: pdf.byteLength } }
}

export default function PriceList({ loaderData }: Route.ComponentProps) {
  return (
    <div className="price-list">
      <ListLabel {...loaderData} />
      {/* Phones do not show a PDF inside a page: there the frame is left out, and what is not shown is not loaded. */}
      <iframe className="price-list-paper" src="/pricelist.pdf#view=FitH" title="Price list (PDF)" loading="lazy" />
    </div>
  )
}
