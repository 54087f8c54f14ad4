// What the order page says of itself to search engines and in shared links: as a whole, or as one category.
import type { CartProduct } from '#domain/cart.ts'
import { categoryPath, findCategory } from '#domain/category.ts'
import { type Offer, discountClaim } from '#domain/offer.ts'
import { words } from '#domain/words.ts'
import { catalogueData } from '../seo/catalogue-structured-data.ts'
import { type LayoutData, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData } from '../seo/shop-structured-data.ts'

/** The products are only read on the server. */
export function orderNowMeta(
  layout: LayoutData,
  search: string,
  offer: Offer | undefined,
  products: () => readonly CartProduct[],
) {
  const category = findCategory(new URLSearchParams(search).get('category'))
  const { orderNow, notTakingOrders } = words(layout.settings)
  const { name, phone, takingOrders } = layout.settings
  const discount = discountClaim(offer)
  const path = categoryPath(category)
  const way = [{ name: orderNow, path: categoryPath(undefined) }, ...(category ? [{ name: category, path }] : [])]
  return pageMeta(layout, {
    title: category ? `${category} | ${orderNow}` : orderNow,
    description:
      `${category ?? 'Crackers'} from ${name}${discount ? ` at ${discount}` : ''}, with price and stock of this moment. ` +
      (takingOrders ? 'Delivery across India.' : notTakingOrders.replace('Please call us.', `Call ${phone}.`)),
    path,
    picture: 'order',
    structuredData: import.meta.env.SSR
      ? [catalogueData(layout, products(), category), breadcrumbData(layout, way)]
      : [],
  })
}
