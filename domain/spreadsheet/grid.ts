/** A spreadsheet's table as it was read: the values of its cells, and which rows it hides. */

/** The value of a cell: of a formula its last result. */
export type CellValue = string | number | boolean | null

export type GridRow = {
  /** The row's number in the file, from 1. */
  number: number
  cells: readonly CellValue[]
  isHidden?: boolean
}

export type Grid = {
  /** The sheet's name; '' of a CSV file and of a pasted table. */
  name: string
  rows: readonly GridRow[]
}

/** Returns the text of a cell on one line, '' for an empty one. */
export function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return ''
  return String(cell).replace(/\s+/g, ' ').trim()
}

/** Returns 'A' for 0, 'AA' for 26: the column's letters as a spreadsheet shows them. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}

/** Returns the indexes of the cells that are not empty. */
export function filledCells(row: GridRow): number[] {
  return row.cells.flatMap((cell, at) => (cellText(cell) === '' ? [] : [at]))
}

/** Returns the number of columns of the widest row. */
export function widthOf(rows: readonly GridRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
}
