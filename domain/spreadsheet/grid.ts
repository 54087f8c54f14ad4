/** A spreadsheet's table as it was read: the values of its cells, and which rows it hides. */

/** The value of a cell: of a formula its last result. */
export type CellValue = string | number | boolean | null

export type GridRow = {
  /** The row's number in the file, from 1. */
  number: number
  cells: readonly CellValue[]
  isHidden?: boolean
  /** The columns whose formula has no stored result: their cells are null. */
  withoutResult?: readonly number[]
  /** The columns whose cells are dates for the spreadsheet, as it makes them of '1/4'. */
  dates?: readonly number[]
}

export type Grid = {
  /** The sheet's name; '' of a CSV file and of a pasted table. */
  name: string
  rows: readonly GridRow[]
}

/** The rows of a sheet around its headings. */
export type Table = {
  /** The rows of headings, none when the table has none. */
  headingRows: readonly GridRow[]
  /** The rows above the headings: title, address, perhaps a discount for all. */
  above: readonly GridRow[]
  /** The rows below the headings. */
  body: readonly GridRow[]
  width: number
}

/** Marks that have no width: a copy from a web page carries them, and two texts that look alike would differ. */
const WITHOUT_WIDTH = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g

/** Returns the text of a cell on one line, '' for an empty one. */
export function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return ''
  return String(cell).replace(WITHOUT_WIDTH, '').replace(/\s+/g, ' ').trim()
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

/** Returns the indexes of the cells with a letter or a digit; a stray mark is nothing. */
export function wordCells(row: GridRow): number[] {
  return row.cells.flatMap((cell, at) => (/[\p{L}\p{N}]/u.test(cellText(cell)) ? [at] : []))
}

/** Returns the number of columns of the widest row. */
export function widthOf(rows: readonly GridRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
}
