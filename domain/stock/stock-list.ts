/** The list of what runs out: its rows, its filter, and at how many pieces a product is low for its owner. */
import { type Category, findCategory, type ListedCategory } from '../category/category.ts'
import type { Product } from '../product/product.ts'
import { searchForgivingly } from '../product/forgiving-search.ts'
import { type StockLevel, stockLevel } from '../product/stock.ts'
import { readPieces } from './count.ts'
import { byRunningOut, daysLeft, type SellingWindow, sellingWindows } from './running-out.ts'

/** What lasts shorter is worth ordering now. */
export const SOON_DAYS = 7

const shows = ['soon', 'low', 'out', 'unsold'] as const
const shownFilters = ['on', 'off'] as const

export type StockFilter = {
  search: string
  category: '' | Category
  /** Runs out within a week, at or below its low-stock line, sold out, or not sold lately. */
  show: '' | (typeof shows)[number]
  shown: '' | (typeof shownFilters)[number]
  /** The days that are looked back upon. */
  days: SellingWindow
}

/** `perDay` are the pieces sold a day, over each of the windows. */
export type StockRow = Product & { categoryTamilName?: string | undefined; perDay: Record<SellingWindow, number> }

/** Reads the filter from the URL parameters search, category, show, shown and days; an unknown value filters nothing. */
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

/** Returns for how many days the stock of a row lasts; undefined when nothing was sold. */
export function rowDaysLeft({ stock, perDay }: StockRow, days: SellingWindow): number | undefined {
  return daysLeft(stock, perDay[days])
}

/** Returns the level of a row by its own low-stock line, or the shop's. */
export function rowLevel({ stock, lowStock }: Pick<Product, 'stock' | 'lowStock'>, shopLowStock: number): StockLevel {
  return stockLevel(stock, lowStock ?? shopLowStock)
}

/** Returns the matching rows with what runs out first at the top. */
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

/** Returns how many products run out within a week, are low, and are sold out. */
export function stockSummary(rows: readonly StockRow[], days: SellingWindow, shopLowStock: number): StockSummary {
  const count = (level: StockLevel) => rows.filter((row) => rowLevel(row, shopLowStock) === level).length
  return { soon: rows.filter((row) => isRunningOut(row, days)).length, low: count('low'), out: count('out') }
}

/** Returns the pieces of a typed low-stock line, undefined for the shop's own, or its fault. */
export function readLowStock(text: string): { pieces: number | undefined } | { fault: string } {
  return readPieces(text, 'The low-stock line') ?? { pieces: undefined }
}
