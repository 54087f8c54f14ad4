/** Stock levels, labels and counts, and typed numbers of units (§4, §5, §9). */
import { asciiDigits } from '../numbers/digits.ts'
import { wordsOf } from '../words/catalogue.ts'
import { product as productWords } from '../words/en/product.ts'

export const LOW_STOCK_MAX = 10
export const MAX_STOCK = 1_000_000
/** Per product in a cart, an order or a sale. */
export const MAX_QUANTITY = 10_000
export const bulkIncrements = [10, 25, 50, 100, 150, 200] as const

export type StockLevel = 'in' | 'low' | 'out'

/** Returns 'out' for 0, 'low' up to `lowStock`, else 'in'. The storefront always uses the specification's 10. */
export function stockLevel(stock: number, lowStock: number = LOW_STOCK_MAX): StockLevel {
  if (stock <= 0) return 'out'
  return stock <= lowStock ? 'low' : 'in'
}

/** Returns 'In Stock', 'Only 3 left' or 'Out of Stock'. */
export function stockLabel(stock: number, lowStock: number = LOW_STOCK_MAX): string {
  const text = wordsOf(productWords)
  const level = stockLevel(stock, lowStock)
  if (level === 'low') return text.left({ stock })
  return level === 'in' ? text.inStock : text.outOfStock
}

/** Parses a stock in any script; at least 0, and 0 for text that is not a number (§5). */
export function typedStock(text: string): number {
  const typed = plainNumber(asciiDigits(text).replace(/[,\s]/g, ''))
  return typed === undefined ? 0 : clampedStock(Math.trunc(typed))
}

/** Parses a quantity in any script; at least 1, and 1 for text that is not a number (§4). */
export function typedQuantity(text: string): number {
  const typed = plainNumber(asciiDigits(text).trim())
  return typed === undefined ? 1 : Math.min(Math.max(Math.trunc(typed), 1), MAX_QUANTITY)
}

/** Rejects '12e2' and '0x10', which nobody means as 1200 and 16. */
function plainNumber(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined
}

export function clampedStock(stock: number): number {
  return Math.min(Math.max(stock, 0), MAX_STOCK)
}

export type StockCounts = { total: number; inStock: number; lowStock: number; outOfStock: number }

/** Returns the counts above the list; the levels add up to the total. */
export function stockCounts(products: readonly { stock: number; lowStock?: number }[]): StockCounts {
  const count = (level: StockLevel) =>
    products.filter(({ stock, lowStock }) => stockLevel(stock, lowStock) === level).length
  return { total: products.length, inStock: count('in'), lowStock: count('low'), outOfStock: count('out') }
}
