// What the price list's page says of itself to search engines and in shared links.
import { categories } from '#domain/category.ts'
import { type Frame, pageMeta } from '../found/page-meta.ts'
import { breadcrumbFact } from '../found/shop-facts.ts'

const path = '/pricelist'

export function priceListMeta(frame: Frame) {
  const { name } = frame.settings
  return pageMeta(frame, {
    title: 'Price List',
    description: `The price list of ${name} as a PDF: every cracker of ${categories.length} categories with today's price.`,
    path,
    picture: 'order',
    facts: import.meta.env.SSR ? [breadcrumbFact(frame, [{ name: 'Price List', path }])] : [],
  })
}
