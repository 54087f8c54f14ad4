/** The running-out list: rows, filter, and low-stock line of each product. */
import { type Category, findCategory, type ListedCategory } from '../category/category.ts'
import type { Product } from '../product/product.ts'
import { searchForgivingly } from '../product/forgiving-search.ts'
import { type StockLevel, stockLevel } from '../product/stock.ts'
import { readPieces } from './count.ts'
import { byRunningOut, daysLeft, type SellingWindow, sellingWindows } from './running-out.ts'

/** Less is worth ordering now. */
export const SOON_DAYS = 7

const shows = ['soon', 'low', 'out', 'unsold'] as const
const shownFilters = ['on', 'off'] as const

export type StockFilter = {
  search: string
  category: '' | Category
  /** Runs out within a week, low, sold out, or not sold lately. */
  show: '' | (typeof shows)[number]
  shown: '' | (typeof shownFilters)[number]
  days: SellingWindow
}

/** `perDay` is pieces sold per day, by window. */
export type StockRow = Product & { categoryTamilName?: string | undefined; perDay: Record<SellingWindow, number> }

/** Reads search, category, show, shown and days; ignores unknown values. */
export function readStockFilter(
  params: { get(name: string): string | null },
  categories: readonly ListedCategory[],
): StockFilter {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    category: findCategory(categories, params.get('category')) ?? '',
    show: shows.find((show) => show === params.get('show')) ?? '',
    shown: shownFilters.find((shown) => shown === params.get('shown')) ?? '',
    days: sellingWindows.find((days) => `${days}` === params.get('days')) ?? sellingWindows[0],
  }
}

/** Returns undefined if nothing was sold. */
export function rowDaysLeft({ stock, perDay }: StockRow, days: SellingWindow): number | undefined {
  return daysLeft(stock, perDay[days])
}

/** Uses the product's low-stock line, or the shop's. */
export function rowLevel({ stock, lowStock }: Pick<Product, 'stock' | 'lowStock'>, shopLowStock: number): StockLevel {
  return stockLevel(stock, lowStock ?? shopLowStock)
}

/** Returns matches, those that run out first on top. */
export function filterStock(rows: readonly StockRow[], filter: StockFilter, shopLowStock: number): StockRow[] {
  const { search, category, shown, days } = filter
  const matching = searchForgivingly(rows, search).filter(
    (row) =>
      (category === '' || row.category === category) &&
      (shown === '' || row.enabled === (shown === 'on')) &&
      isShown(row, filter, shopLowStock),
  )
  return sortStock(matching, days)
}

function isShown(row: StockRow, { show, days }: StockFilter, shopLowStock: number): boolean {
  if (show === 'soon') return isRunningOut(row, days)
  if (show === 'unsold') return row.perDay[days] === 0
  return show === '' || rowLevel(row, shopLowStock) === show
}

function isRunningOut(row: StockRow, days: SellingWindow): boolean {
  return row.stock > 0 && (rowDaysLeft(row, days) ?? SOON_DAYS) < SOON_DAYS
}

export function sortStock(rows: readonly StockRow[], days: SellingWindow): StockRow[] {
  const sortable = rows.map((row) => ({ row, name: row.name, stock: row.stock, days: rowDaysLeft(row, days) }))
  return byRunningOut(sortable).map(({ row }) => row)
}

export type StockSummary = { soon: number; low: number; out: number }

/** Counts products running out within a week, low, and sold out. */
export function stockSummary(rows: readonly StockRow[], days: SellingWindow, shopLowStock: number): StockSummary {
  const count = (level: StockLevel) => rows.filter((row) => rowLevel(row, shopLowStock) === level).length
  return { soon: rows.filter((row) => isRunningOut(row, days)).length, low: count('low'), out: count('out') }
}

/** Returns the typed line, undefined for the shop's, or the fault. */
export function readLowStock(text: string): { pieces: number | undefined } | { fault: string } {
  return readPieces(text) ?? { pieces: undefined }
}
