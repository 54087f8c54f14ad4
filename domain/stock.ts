/** How stock is named, counted and typed (§4, §5, §9). */
import { asciiDigits } from './digits.ts'

export const LOW_STOCK_MAX = 10
export const MAX_STOCK = 1_000_000
export const bulkIncrements = [10, 25, 50, 100, 150, 200] as const

export type StockLevel = 'in' | 'low' | 'out'

/** Above 10 is in, 1 to 10 is low, 0 is out. */
export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'out'
  return stock <= LOW_STOCK_MAX ? 'low' : 'in'
}

/** 'In Stock', 'Only 3 left' or 'Out of Stock'. */
export function stockLabel(stock: number): string {
  const level = stockLevel(stock)
  if (level === 'low') return `Only ${stock} left`
  return level === 'in' ? 'In Stock' : 'Out of Stock'
}

/** The stock a typed text means, in digits of any script: never below 0, a text that is no number is 0 (§5). */
export function typedStock(text: string): number {
  const typed = Number(asciiDigits(text).replace(/[,\s]/g, ''))
  return Number.isFinite(typed) ? clampedStock(Math.trunc(typed)) : 0
}

/** Stock kept between 0 and the most a product can have. */
export function clampedStock(stock: number): number {
  return Math.min(Math.max(stock, 0), MAX_STOCK)
}

export type StockCounts = { total: number; inStock: number; lowStock: number; outOfStock: number }

/** The summary above the admin's list; the three levels add up to the total. */
export function stockCounts(products: readonly { stock: number }[]): StockCounts {
  const count = (level: StockLevel) => products.filter((product) => stockLevel(product.stock) === level).length
  return { total: products.length, inStock: count('in'), lowStock: count('low'), outOfStock: count('out') }
}
