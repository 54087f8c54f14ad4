/** Divides a sheet into its tables of transactions. */
import { cellText, filledCells, type Grid, type GridRow } from '../spreadsheets/grid.ts'
import { accountNumbers } from './utrs.ts'
import { type Columns, columnsOf, isHeading, withSecondRow } from './columns.ts'

/** `headings` counts repetitions, as on each printed page. */
export type Table = {
  columns: Columns
  rows: GridRow[]
  headings: number
  /** Help with dates, and contain the account. */
  above: string[]
  rowsAbove: GridRow[]
}

const MOST_ROWS_ABOVE = 60

export function tablesOf({ rows }: Grid): Table[] {
  const tables: Table[] = []
  let above: string[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const table = tables.at(-1)
    const heading = headingAt(rows, at)
    if (heading && table && isSame(table.columns, heading.columns)) {
      table.headings += heading.rows
      at += heading.rows - 1
    } else if (heading) {
      tables.push({
        columns: heading.columns,
        rows: [],
        headings: 0,
        ...(table ? { above: table.above, rowsAbove: [] } : { above, rowsAbove: rows.slice(0, at) }),
      })
      at += heading.rows - 1
    } else if (table) table.rows.push(row)
    else if (at >= MOST_ROWS_ABOVE) return []
    else above = [...above, ...filledCells(row).map((cell) => cellText(row.cells[cell]))]
  }
  return tables
}

function headingAt(rows: readonly GridRow[], at: number): { columns: Columns; rows: number } | undefined {
  const row = rows[at]!
  const columns = columnsOf(row)
  const isWhole = isHeading(row, columns)
  if (!isWhole && columns.date === undefined && columns.words === undefined) return undefined
  const both = withSecondRow(row, rows[at + 1])
  const bothColumns = both && columnsOf(both)
  if (both && bothColumns && isHeading(both, bothColumns)) return { columns: bothColumns, rows: 2 }
  return isWhole ? { columns, rows: 1 } : undefined
}

function isSame(one: Columns, other: Columns): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
}

export function accountsAbove({ above }: Table): Set<string> {
  return accountNumbers(above.join(' '))
}
