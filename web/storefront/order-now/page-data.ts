// Loads the order page's data: catalogue and settings.
import type { CartProduct } from '#domain/cart.ts'
import { type ListedCategory, withTamilNames } from '#domain/category/category.ts'
import { withGoods } from '#domain/category/shown-categories.ts'
import { withUsualName } from '#domain/category/usual-name.ts'
import { inListOrder } from '#domain/product/catalogue.ts'
import { type Offer, offerOf } from '#domain/product/offer.ts'
import type { Product } from '#domain/product/product.ts'
import { type OrderPageSettings, orderPageSettings } from '#domain/settings/public-settings.ts'
import type { Shop } from '#server/shop.ts'

type ShownProduct = CartProduct & { categoryTamilName?: string | undefined }

/** `cursor` is the newest live event that the page includes. */
export type OrderPageData = {
  products: ShownProduct[]
  categories: readonly ListedCategory[]
  offer: Offer
  settings: OrderPageSettings
  cursor: string
}

/** Products travel as JSON: parsing React Router's format was most of a long task during hydration. */
export type SerializedPageData = Omit<OrderPageData, 'products'> & { products: string }

export async function loadPageData(shop: Shop): Promise<SerializedPageData> {
  const cursor = shop.live.cursor(['products', 'stock'])
  const [products, shown] = await Promise.all([shop.products.offered(), shop.categories.shown()])
  const categories = withGoods(
    shown,
    products.map(({ category }) => category),
  )
  return {
    products: JSON.stringify(inListOrder(products).map(shownProduct)),
    categories: categories.map(sentCategory),
    offer: offerOf(products),
    settings: orderPageSettings(shop.settings),
    cursor,
  }
}

let parsed: { from: SerializedPageData; page: OrderPageData } | undefined

/** Parsed once for page and title. */
export function parsePageData(from: SerializedPageData): OrderPageData {
  if (parsed?.from !== from)
    parsed = {
      from,
      page: { ...from, products: withTamilNames(JSON.parse(from.products) as CartProduct[], from.categories) },
    }
  return parsed.page
}

/** Omits unseen and private fields: the page carries every product twice, as HTML and as data. */
function shownProduct(product: Product): CartProduct {
  const { id, code, name, imageUrl, videoUrl, unit, category, mrpPaise, pricePaise, discount, stock } = product
  const { tamilName, contents, isNew } = product
  const more = {
    ...(videoUrl && { videoUrl }),
    ...(tamilName && { tamilName }),
    ...(contents && { contents }),
    ...(isNew && { isNew }),
  }
  return { id, code, name, imageUrl, unit, category, mrpPaise, pricePaise, discount, stock, ...more }
}

function sentCategory(category: ListedCategory): ListedCategory {
  const { name, tamilName, formerNames } = withUsualName(category)
  return { name, ...(tamilName && { tamilName }), ...(formerNames && { formerNames }) }
}

/** The last page of this visit, shown while a newer one cannot be loaded. */
let shown: SerializedPageData | undefined

export function showPage(page: SerializedPageData | undefined) {
  shown = page
}

export const shownPage = () => shown

/** Throws `fault` when there is no previous page. */
export function lastShownPage(fault: unknown): SerializedPageData {
  if (!shown) throw fault
  return shown
}
