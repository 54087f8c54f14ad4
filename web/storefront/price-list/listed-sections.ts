// The catalogue as the price list's page shows it.
import { sections } from '#domain/product/catalogue.ts'
import { withUsualName } from '#domain/category/usual-name.ts'
import type { Category } from '#domain/category/category.ts'
import type { Product } from '#domain/product/product.ts'
import { stockLevel } from '#domain/product/stock.ts'
import type { Shop } from '#server/shop.ts'

export type ListedProduct = Pick<Product, 'code' | 'name' | 'unit' | 'mrpPaise' | 'pricePaise'> &
  Partial<Pick<Product, 'tamilName' | 'contents' | 'isNew'>> & { isSoldOut?: true }

export type ListedSection = { category: Category; tamilName?: string; products: ListedProduct[] }

export async function listedSections({ products, categories }: Pick<Shop, 'products' | 'categories'>) {
  const found = sections(await products.offered(), (await categories.shown()).map(withUsualName))
  return found.map(({ category, tamilName, products: goods }): ListedSection => ({
    category,
    ...(tamilName && { tamilName }),
    products: goods.map(listed),
  }))
}

function listed({ code, name, unit, mrpPaise, pricePaise, stock, tamilName, contents, isNew }: Product): ListedProduct {
  return {
    code,
    name,
    unit,
    mrpPaise,
    pricePaise,
    ...(tamilName && { tamilName }),
    ...(contents && { contents }),
    ...(isNew && { isNew }),
    ...(stockLevel(stock) === 'out' && { isSoldOut: true }),
  }
}
