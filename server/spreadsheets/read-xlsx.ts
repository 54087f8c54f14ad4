// Reads a workbook's values, with the last results of formulas and which rows are hidden.
import { readXlsx as readWorkbook, type Sheet } from 'hucre/xlsx'
import {
  type CellValue,
  cellText,
  columnLetters,
  filledCells,
  type Grid,
  type GridRow,
} from '#domain/spreadsheets/grid.ts'
import { type ArchivePart, inspectArchive } from './archive/inspect-archive.ts'
import { storedArchive } from './archive/stored-archive.ts'
import { LAST_ROW, MOST_COLUMNS, MOST_SHEETS } from './limits.ts'
import { unreadable } from './unreadable-sheet.ts'

/** One column above the limit, to detect an excess. */
const RANGE = `A1:${columnLetters(MOST_COLUMNS)}${LAST_ROW}`

/** Returns the visible, non-empty sheets. Throws UnreadableSheet. */
export async function readXlsx(bytes: Uint8Array): Promise<Grid[]> {
  const parts = inspectArchive(bytes)
  const names = parts.map(({ name }) => name)
  const other = otherKind(names)
  if (other) throw unreadable(other)
  const sheets = names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  if (sheets.length > MOST_SHEETS) throw unreadable('sheets')
  // Reads the inspected parts: the upload may have a second directory with other ones.
  const workbook = await readWorkbook(storedArchive(parts.filter(isXml)), {
    range: RANGE,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch((error: unknown) => {
    throw unreadable(/\bcolumns?\b|16384/i.test(String(error)) ? 'columns' : 'broken')
  })
  return workbook.sheets.map(gridOf).filter(({ rows }) => rows.length > 0)
}

/** Pictures and fonts are inspected but not read. */
function isXml({ name }: ArchivePart): boolean {
  return /\.(?:xml|rels)$/i.test(name)
}

/** Recognises other zip-based formats. */
function otherKind(names: readonly string[]) {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/^xl\/workbook\.bin$/)) return 'xlsb'
  if (has(/^xl\/workbook\.xml$/)) return undefined
  if (has(/^Index\/.*\.iwa$/)) return 'numbers'
  if (has(/^word\//)) return 'word'
  if (has(/^content\.xml$/)) return 'ods'
  return 'otherZip'
}

function gridOf(sheet: Sheet): Grid {
  const cells = sheet.rows.map((row, at) =>
    row.slice(0, MOST_COLUMNS + 1).map((cell, column) => valueOf(sheet, at, column, cell)),
  )
  fillMergedDown(sheet, cells)
  const rows = cells
    .map((row, at): GridRow => {
      const withoutResult = row.flatMap((cell, column) =>
        cell === null && hasFormula(sheet, at, column) ? [column] : [],
      )
      const dates = sheet.rows[at]!.flatMap((cell, column) => (cell instanceof Date ? [column] : []))
      return {
        number: at + 1,
        cells: row,
        ...(sheet.rowDefs?.get(at)?.hidden && { isHidden: true }),
        ...(withoutResult.length > 0 && { withoutResult }),
        ...(dates.length > 0 && { dates }),
      }
    })
    .filter((row) => filledCells(row).length > 0)
  if (rows.some((row) => cellText(row.cells[MOST_COLUMNS]) !== '')) throw unreadable('columns')
  return { name: sheet.name, rows }
}

function hasFormula(sheet: Sheet, row: number, column: number): boolean {
  return sheet.cells?.get(`${row},${column}`)?.formula !== undefined
}

type WorkbookValue = Sheet['rows'][number][number]

function valueOf(sheet: Sheet, row: number, column: number, value: WorkbookValue): CellValue {
  const known = value ?? sheet.cells?.get(`${row},${column}`)?.formulaResult ?? null
  return known instanceof Date ? known.toISOString().slice(0, 10) : known
}

/** A cell merged over rows repeats its value in each. */
function fillMergedDown({ merges = [] }: Sheet, cells: CellValue[][]) {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = cells[startRow]?.[startCol] ?? null
    if (startCol !== endCol || value === null) continue
    for (let row = startRow + 1; row <= Math.min(endRow, cells.length - 1); row += 1) {
      while (cells[row]!.length <= startCol) cells[row]!.push(null)
      cells[row]![startCol] = value
    }
  }
}
