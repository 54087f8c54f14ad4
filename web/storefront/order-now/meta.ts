// What the order page says of itself to search engines and in shared links: as a whole, or as one category.
import type { CartProduct } from '#domain/cart.ts'
import { type Category, categoryPath, findCategory } from '#domain/category.ts'
import { type Offer, discountClaim, offerOf } from '#domain/offer.ts'
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
  const discount = discountClaim(import.meta.env.SSR && category ? offerOf(inCategory(products(), category)) : offer)
  const path = categoryPath(category)
  const way = [{ name: orderNow, path: categoryPath(undefined) }, ...(category ? [{ name: category, path }] : [])]
  return pageMeta(layout, {
    title: category ? categoryTitle(category, orderNow, name) : orderNow,
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

/** A category claims the discount of its own products. */
function inCategory(products: readonly CartProduct[], category: Category): readonly CartProduct[] {
  return products.filter((product) => product.category === category)
}

/** Search engines cut what is longer. */
const TITLE_MAX = 65

/** The shop's name follows; with a long one the middle is left out. */
function categoryTitle(category: Category, orderNow: string, name: string): string {
  const title = `${category} | ${orderNow}`
  return `${title} | ${name}`.length <= TITLE_MAX ? title : category
}
