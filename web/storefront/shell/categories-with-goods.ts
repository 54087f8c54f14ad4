// The categories of pages without products: the footer's and the landing page's.
import { withGoods } from '#domain/category/shown-categories.ts'
import type { Shop } from '#server/shop.ts'

/** All of them when the products cannot be read: the page renders nevertheless, and what needs products logs it. */
export async function categoriesWithGoods({ products, categories }: Pick<Shop, 'products' | 'categories'>) {
  const shown = await categories.shown()
  try {
    return withGoods(shown, await products.offeredCategories())
  } catch {
    return shown
  }
}
