// What the order page is drawn from: the catalogue without what it does not show, and the shop's settings.
import type { CartProduct } from '#domain/cart.ts'
import { type ListedCategory, withTamilNames } from '#domain/category/category.ts'
import { type Offer, offerOf } from '#domain/product/offer.ts'
import type { Product } from '#domain/product/product.ts'
import { type OrderPageSettings, orderPageSettings } from '#domain/settings/public-settings.ts'
import type { Shop } from '#server/shop.ts'

/** A product as the search reads it: also by the Tamil name of its category. */
type ShownProduct = CartProduct & { categoryTamilName?: string | undefined }

/** `cursor` names the newest live event that the page knows. */
export type OrderPageData = {
  products: ShownProduct[]
  categories: readonly ListedCategory[]
  offer: Offer
  settings: OrderPageSettings
  cursor: string
}

/** As it travels, the products as JSON: to read them in React Router's form was most of a long task while a phone woke. */
export type SerializedPageData = Omit<OrderPageData, 'products'> & { products: string }

export async function loadPageData(shop: Shop): Promise<SerializedPageData> {
  const cursor = shop.live.cursor(['products', 'stock'])
  const [products, categories] = await Promise.all([shop.products.offered(), shop.categories.shown()])
  return {
    products: JSON.stringify(products.map(shownProduct)),
    categories: categories.map(shownCategory),
    offer: offerOf(products),
    settings: orderPageSettings(shop.settings),
    cursor,
  }
}

let parsed: { from: SerializedPageData; page: OrderPageData } | undefined

/** Parsed once: the page and its title both read it. */
export function parsePageData(from: SerializedPageData): OrderPageData {
  if (parsed?.from !== from)
    parsed = {
      from,
      page: { ...from, products: withTamilNames(JSON.parse(from.products) as CartProduct[], from.categories) },
    }
  return parsed.page
}

/** The page carries every product twice, as HTML and as data: what nobody sees, or may see, is left out. */
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

function shownCategory({ name, tamilName, formerNames }: ListedCategory): ListedCategory {
  return { name, ...(tamilName && { tamilName }), ...(formerNames && { formerNames }) }
}

/** The page that the visitor looks at or has looked at, shown while a newer one cannot be loaded. */
let shown: SerializedPageData | undefined

export function showPage(page: SerializedPageData | undefined) {
  shown = page
}

export const shownPage = () => shown

/** Throws `fault` when no page is on the screen that could stay. */
export function lastShownPage(fault: unknown): SerializedPageData {
  if (!shown) throw fault
  return shown
}
