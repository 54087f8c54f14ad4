// Reads the sheets of any uploaded file: a workbook, CSV, or one to refuse.
import { parseCsv } from '#domain/spreadsheets/csv.ts'
import { filledCells, type Grid } from '#domain/spreadsheets/grid.ts'
import { findTable } from '#domain/imports/columns.ts'
import { LONGEST_TEXT, MOST_COLUMNS, MOST_FILE_BYTES, MOST_GOODS, MOST_ROWS, MOST_TEXT } from './limits.ts'
import { readXlsx } from './read-xlsx.ts'
import { unreadable, type UnreadableKind } from './unreadable-sheet.ts'

/** Returns the non-empty sheets, at least one. Throws UnreadableSheet. */
export async function readSheets(bytes: Uint8Array): Promise<Grid[]> {
  if (bytes.length === 0) throw unreadable('empty')
  if (bytes.length > MOST_FILE_BYTES) throw unreadable('tooLarge')
  const grids = startsWith(bytes, 'PK\x03\x04') ? await readXlsx(bytes) : [readText(bytes)]
  return limited(grids.filter(({ rows }) => rows.length > 0))
}

function readText(bytes: Uint8Array): Grid {
  const kind = otherFormat(bytes)
  if (kind) throw unreadable(kind)
  const text = decodeText(bytes)
  if (/^\s*(?:<!doctype html|<html|<table|<\?xml)/i.test(text)) throw unreadable('html')
  const grid = parseCsv(text)
  return { ...grid, rows: grid.rows.filter((row) => filledCells(row).length > 0) }
}

const beginnings: readonly (readonly [string, UnreadableKind])[] = [
  ['\xd0\xcf\x11\xe0', 'xls'],
  ['%PDF', 'pdf'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
]

function otherFormat(bytes: Uint8Array): UnreadableKind | undefined {
  const found = beginnings.find(([beginning]) => startsWith(bytes, beginning))?.[1]
  // A password-protected workbook is in the old format's container.
  if (found === 'xls' && Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))) return 'locked'
  if (found) return found
  const isUtf16 = startsWith(bytes, '\xff\xfe') || startsWith(bytes, '\xfe\xff')
  return !isUtf16 && bytes.includes(0) ? 'binary' : undefined
}

function startsWith(bytes: Uint8Array, beginning: string): boolean {
  return Buffer.from(bytes.subarray(0, beginning.length)).toString('latin1') === beginning
}

/** Decodes UTF-8 or UTF-16 with BOM, UTF-8 without, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, '\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, '\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function limited(grids: Grid[]): Grid[] {
  if (grids.length === 0) throw unreadable('nothing')
  if (sumOf(grids, ({ rows }) => rows.length) > MOST_ROWS || sumOf(grids, goodsIn) > MOST_GOODS)
    throw unreadable('rows')
  let text = 0
  return grids.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => {
      if (row.cells.length > MOST_COLUMNS && filledCells(row).some((at) => at >= MOST_COLUMNS))
        throw unreadable('columns')
      const cells = row.cells.slice(0, MOST_COLUMNS).map((cell) => {
        if (typeof cell !== 'string') return cell
        const cut = cell.slice(0, LONGEST_TEXT)
        text += cut.length
        if (text > MOST_TEXT) throw unreadable('text')
        return cut
      })
      return { ...row, cells }
    }),
  }))
}

/** Counts rows below the headings with several cells. */
function goodsIn(grid: Grid): number {
  return findTable(grid).body.filter((row) => filledCells(row).length > 1).length
}

function sumOf(grids: readonly Grid[], count: (grid: Grid) => number): number {
  return grids.reduce((sum, grid) => sum + count(grid), 0)
}
