// The price list: the printed document in the page on a desk, and to take along everywhere (spec §2).
import { href } from 'react-router'
import { currentOffer } from '../seo/current-offer.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData } from '../seo/shop-structured-data.ts'
import { words } from '#domain/words.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/route.ts'
import { NoProducts } from '../shell/no-products.tsx'
import { ListLabel } from './list-label.tsx'
import './price-list.css'

const path = href('/pricelist')

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const categories = loaderData?.offer?.categories
  return pageMeta(layout, {
    title: 'Price List',
    description: `The price list of ${layout.settings.name} as a PDF: every cracker${categories ? ` of ${categories} categories` : ''} with today's price.`,
    path,
    picture: 'order',
    structuredData: import.meta.env.SSR ? [breadcrumbData(layout, [{ name: 'Price List', path }])] : [],
  })
}

/** This page does not wait for the PDF to be made: only the PDF's own address does, and only the first time of a day. */
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
