/** Stock levels, their labels and counts, and typed numbers of units (§4, §5, §9). */
import { MAX_QUANTITY } from './cart.ts'
import { asciiDigits } from './digits.ts'

export const LOW_STOCK_MAX = 10
export const MAX_STOCK = 1_000_000
export const bulkIncrements = [10, 25, 50, 100, 150, 200] as const

export type StockLevel = 'in' | 'low' | 'out'

/** Returns 'in' above 10, 'low' for 1 to 10, 'out' for 0. */
export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'out'
  return stock <= LOW_STOCK_MAX ? 'low' : 'in'
}

/** Returns 'In Stock', 'Only 3 left' or 'Out of Stock'. */
export function stockLabel(stock: number): string {
  const level = stockLevel(stock)
  if (level === 'low') return `Only ${stock} left`
  return level === 'in' ? 'In Stock' : 'Out of Stock'
}

/** Parses a typed stock, in digits of any script: at least 0, and 0 for a text that is no number (§5). */
export function typedStock(text: string): number {
  const typed = Number(asciiDigits(text).replace(/[,\s]/g, ''))
  return Number.isFinite(typed) ? clampedStock(Math.trunc(typed)) : 0
}

/** Parses a typed quantity, in digits of any script: at least 1, and 1 for a text that is no number (§4). */
export function typedQuantity(text: string): number {
  const typed = Math.trunc(Number(asciiDigits(text)))
  return Number.isFinite(typed) ? Math.min(Math.max(typed, 1), MAX_QUANTITY) : 1
}

/** Returns the stock limited to 0 … MAX_STOCK. */
export function clampedStock(stock: number): number {
  return Math.min(Math.max(stock, 0), MAX_STOCK)
}

export type StockCounts = { total: number; inStock: number; lowStock: number; outOfStock: number }

/** Returns the counts above the admin's list; the three levels add up to the total. */
export function stockCounts(products: readonly { stock: number }[]): StockCounts {
  const count = (level: StockLevel) => products.filter((product) => stockLevel(product.stock) === level).length
  return { total: products.length, inStock: count('in'), lowStock: count('low'), outOfStock: count('out') }
}
