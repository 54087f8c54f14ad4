// What the order page is drawn from: the catalogue without what it does not show, and the shop's settings.
import type { CartProduct } from '#domain/cart.ts'
import type { Product } from '#domain/product.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Shop } from '#server/shop.ts'

/** `mark` says up to which change of the catalogue the page knows. */
export type ShopPage = { products: CartProduct[]; settings: ShopSettings; mark: string }

export async function readShopPage(shop: Shop): Promise<ShopPage> {
  const mark = shop.live.mark(['products', 'stock'])
  const products = await shop.products.all()
  return { products: products.map(shownProduct), settings: shop.settings, mark }
}

/** The page carries every product twice, as HTML and as data: what nobody sees stays at home. */
function shownProduct({ createdAt: _createdAt, updatedAt: _updatedAt, videoUrl: _videoUrl, ...shown }: Product) {
  return shown
}
