// What the price list shows of the catalogue: by category, each product with its prices and whether it is sold out.
import { sections } from '#domain/catalogue.ts'
import type { Category } from '#domain/category.ts'
import type { Product } from '#domain/product.ts'
import { stockLevel } from '#domain/stock.ts'
import type { Shop } from '#server/shop.ts'

export type ListedProduct = Pick<Product, 'code' | 'name' | 'unit' | 'mrpPaise' | 'pricePaise'> & { isSoldOut?: true }

export type ListedSection = { category: Category; products: ListedProduct[] }

/** Returns undefined when the products cannot be read just now: the page has the PDF all the same. */
export async function listedSections({ products, log }: Pick<Shop, 'products' | 'log'>) {
  try {
    return sections(await products.all()).map((section): ListedSection => ({
      category: section.category,
      products: section.products.map(listed),
    }))
  } catch (error) {
    log.error(error)
    return undefined
  }
}

function listed({ code, name, unit, mrpPaise, pricePaise, stock }: Product): ListedProduct {
  return { code, name, unit, mrpPaise, pricePaise, ...(stockLevel(stock) === 'out' && { isSoldOut: true }) }
}
