// What the price list's page says of itself to search engines and in shared links.
import { href } from 'react-router'
import type { Offer } from '#domain/offer.ts'
import { type LayoutData, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData } from '../seo/shop-structured-data.ts'

const path = href('/pricelist')

export function priceListMeta(frame: LayoutData, offer: Offer | undefined) {
  const { name } = frame.settings
  return pageMeta(frame, {
    title: 'Price List',
    description: `The price list of ${name} as a PDF: every cracker${offer?.categories ? ` of ${offer.categories} categories` : ''} with today's price.`,
    path,
    picture: 'order',
    structuredData: import.meta.env.SSR ? [breadcrumbData(frame, [{ name: 'Price List', path }])] : [],
  })
}
