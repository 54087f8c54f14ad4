// What the price list's page says of itself to search engines and in shared links.
import type { Offer } from '#domain/offer.ts'
import { type Frame, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbFact } from '../seo/shop-structured-data.ts'

const path = '/pricelist'

export function priceListMeta(frame: Frame, offer: Offer | undefined) {
  const { name } = frame.settings
  return pageMeta(frame, {
    title: 'Price List',
    description: `The price list of ${name} as a PDF: every cracker${offer?.categories ? ` of ${offer.categories} categories` : ''} with today's price.`,
    path,
    picture: 'order',
    facts: import.meta.env.SSR ? [breadcrumbFact(frame, [{ name: 'Price List', path }])] : [],
  })
}
