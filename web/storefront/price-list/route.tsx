// The price list as text, and embedded as a PDF on desktops (§2).
import { useMemo } from 'react'
import { href } from 'react-router'
import { pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData } from '../seo/shop-structured-data.ts'
import { words } from '#domain/words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { priceList } from '#domain/words/en/pages/price-list.ts'
import { publicSettings } from '#domain/settings/public-settings.ts'
import { useWords } from '#web/ui/words.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/route.ts'
import { NoProducts } from '../shell/no-products.tsx'
import { ifReadable, pageWith } from '../shell/if-readable.ts'
import { ListLabel } from './list-label.tsx'
import { PdfFrame } from './pdf-frame.tsx'
import { type ListedSection, listedSections } from './listed-sections.ts'
import { PriceTables } from './price-tables.tsx'
import './price-list.css'

const path = href('/pricelist')

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const categories = loaderData?.offer?.categories
  const { name } = layout.settings
  const text = wordsOf(priceList)
  return pageMeta(layout, {
    title: text.title,
    description: categories ? text.descriptionCounted({ name, count: categories }) : text.description({ name }),
    path,
    picture: 'order',
    structuredData: import.meta.env.SSR ? [breadcrumbData([{ name: text.title, path }])] : [],
  })
}

/**
 * Does not wait for the PDF, which is made at its first request of a day. Prices travel as JSON, which phones parse
 * faster than React Router's format; undefined when they cannot be read.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [offer, sections] = await Promise.all([
    ifReadable(shop, shop.products.offer),
    ifReadable(shop, () => listedSections(shop)),
  ])
  const page = { settings: publicSettings(shop.settings), offer, sections: sections && JSON.stringify(sections) }
  const list = shop.priceList.ready()
  if (!list) return pageWith({ ...page, list: undefined }, sections)
  const { fileName, date, pages, pdf } = list
  return pageWith({ ...page, list: { fileName, date, pages, bytes: pdf.byteLength } }, sections)
}

export default function PriceList({ loaderData }: Route.ComponentProps) {
  const { settings, offer, list, sections: sent } = loaderData
  const sections = useMemo(() => (sent === undefined ? [] : (JSON.parse(sent) as ListedSection[])), [sent])
  const text = useWords(priceList)
  if (offer?.products === 0) {
    return (
      <div className="price-list page stack gap-5">
        <h1>{text.title}</h1>
        <NoProducts settings={settings} />
      </div>
    )
  }
  return (
    <div className="price-list page stack gap-5">
      <ListLabel list={list} offer={offer} orderNow={words(settings).orderNow} />
      <PdfFrame />
      <PriceTables sections={sections} />
    </div>
  )
}
