/** A spreadsheet's cells as read, and which of its rows are hidden. */

/** A formula's cell has its last result. */
export type CellValue = string | number | boolean | null

export type GridRow = {
  /** In the file, from 1. */
  number: number
  cells: readonly CellValue[]
  isHidden?: boolean
  /** Their cells are null. */
  withoutResult?: readonly number[]
  /** Spreadsheets make '1/4' a date. */
  dates?: readonly number[]
}

export type Grid = {
  /** '' for a CSV file or a pasted table. */
  name: string
  rows: readonly GridRow[]
}

export type Table = {
  /** Perhaps empty. */
  headingRows: readonly GridRow[]
  above: readonly GridRow[]
  body: readonly GridRow[]
  width: number
}

/** Invisible characters copied from web pages would make equal texts differ. */
const WITHOUT_WIDTH = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g

/** On one line; '' if empty. */
export function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return ''
  return String(cell).replace(WITHOUT_WIDTH, '').replace(/\s+/g, ' ').trim()
}

/** 'A' for 0, 'AA' for 26. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}

export function filledCells(row: GridRow): number[] {
  return row.cells.flatMap((cell, at) => (cellText(cell) === '' ? [] : [at]))
}

/** Cells with a letter or digit: a stray mark does not count. */
export function wordCells(row: GridRow): number[] {
  return row.cells.flatMap((cell, at) => (/[\p{L}\p{N}]/u.test(cellText(cell)) ? [at] : []))
}

export function widthOf(rows: readonly GridRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
}
