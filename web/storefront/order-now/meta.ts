// What the order page says of itself to search engines and in shared links: as a whole, or as one category.
import type { CartProduct } from '#domain/cart.ts'
import { categoryPath, findCategory } from '#domain/category.ts'
import { words } from '#domain/words.ts'
import { catalogueFact } from '../found/catalogue-facts.ts'
import { type Frame, pageMeta } from '../found/page-meta.ts'
import { breadcrumbFact } from '../found/shop-facts.ts'

/** The products are only read on the server. */
export function orderNowMeta(frame: Frame, search: string, products: () => readonly CartProduct[]) {
  const category = findCategory(new URLSearchParams(search).get('category'))
  const { orderNow } = words(frame.settings)
  const path = categoryPath(category)
  const way = [{ name: orderNow, path: categoryPath(undefined) }, ...(category ? [{ name: category, path }] : [])]
  return pageMeta(frame, {
    title: category ? `${category} | ${orderNow}` : orderNow,
    description: `${category ?? 'Crackers'} from ${frame.settings.name} at up to 90% discount, with price and stock of this moment. Delivery across India.`,
    path,
    picture: 'order',
    facts: import.meta.env.SSR ? [catalogueFact(frame, products(), category), breadcrumbFact(frame, way)] : [],
  })
}
