/** Which rows stand on which page: as many as fit, and the totals never without a product above them (§9). */
import type { EstimateRow } from './table.ts'

/** All numbers are units of one row, 7 mm. */
export type PageRoom = {
  /** Free for products on the first page, and on each later one. */
  first: number
  later: number
  /** Of the blank rows, totals and notes, which stay together. */
  closing: number
}

/** So many at least move to a new page with the totals. */
const WITH_TOTALS_UNITS = 5

export type Rows = { rows: EstimateRow[]; units: number }

/** The rows of each page, in their order. At least one page; the last has room for what closes the estimate. */
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

/** Takes the last rows from a page that has no room for what closes the estimate, so that the totals stand in company. */
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
