// What the order page is drawn from: the catalogue without what it does not show, and the shop's settings.
import type { CartProduct } from '#domain/cart.ts'
import { type Offer, offerOf } from '#domain/offer.ts'
import type { Product } from '#domain/product.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Shop } from '#server/shop.ts'

/** `cursor` names the newest live event that the page knows. */
export type OrderPageData = { products: CartProduct[]; offer: Offer; settings: ShopSettings; cursor: string }

/** As it travels, the products as JSON: to read them in React Router's form was most of a long task while a phone woke. */
export type SerializedPageData = Omit<OrderPageData, 'products'> & { products: string }

export async function loadPageData(shop: Shop): Promise<SerializedPageData> {
  const cursor = shop.live.cursor(['products', 'stock'])
  const products = await shop.products.all()
  return {
    products: JSON.stringify(products.map(shownProduct)),
    offer: offerOf(products),
    settings: shop.settings,
    cursor,
  }
}

let parsed: { from: SerializedPageData; page: OrderPageData } | undefined

/** Parsed once: the page and its title both read it. */
export function parsePageData(from: SerializedPageData): OrderPageData {
  if (parsed?.from !== from) parsed = { from, page: { ...from, products: JSON.parse(from.products) as CartProduct[] } }
  return parsed.page
}

/** The page carries every product twice, as HTML and as data: what nobody sees, or may see, is left out. */
function shownProduct(product: Product): CartProduct {
  const { id, code, name, imageUrl, videoUrl, unit, category, mrpPaise, pricePaise, discount, stock } = product
  const video = videoUrl ? { videoUrl } : {}
  return { id, code, name, imageUrl, ...video, unit, category, mrpPaise, pricePaise, discount, stock }
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
