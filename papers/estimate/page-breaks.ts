/** Breaks rows into pages and keeps a product above the totals (§9). */
import type { EstimateRow } from './table.ts'

/** In units of one row, 7 mm. */
export type PageRoom = {
  /** For products on the first page, and on each later one. */
  first: number
  later: number
  /** Blank rows, totals and notes, which stay together. */
  closing: number
}

/** The least that moves to a new page with the totals. */
const WITH_TOTALS_UNITS = 5

export type Rows = { rows: EstimateRow[]; units: number }

/** Returns at least one page; the last has room for the closing. */
export function breakIntoPages(rows: readonly EstimateRow[], room: PageRoom): Rows[] {
  const pages: Rows[] = [{ rows: [], units: 0 }]
  const open = () => pages[pages.length - 1] as Rows
  const roomOf = (page: Rows) => (page === pages[0] ? room.first : room.later)
  for (const row of rows) {
    if (open().units + row.units > roomOf(open())) pages.push({ rows: [], units: 0 })
    append(open(), row)
  }
  if (open().units + room.closing > roomOf(open())) pages.push(moveLastRows(open()))
  return pages
}

function moveLastRows(full: Rows): Rows {
  const moved: Rows = { rows: [], units: 0 }
  while (moved.units < WITH_TOTALS_UNITS && full.rows.length > 1) {
    const row = full.rows.pop()
    if (!row) break
    full.units -= row.units
    moved.rows.unshift(row)
    moved.units += row.units
  }
  return moved
}

function append(page: Rows, row: EstimateRow) {
  page.rows.push(row)
  page.units += row.units
}
