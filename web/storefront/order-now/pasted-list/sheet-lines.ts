// Reads the shop's price list that a visitor has filled in, without sending the file anywhere.
import { readXlsx } from 'hucre/xlsx'
import { filledLines } from '#domain/spreadsheets/filled-list.ts'

/** Ten times the list of 2,000 products. */
const MAX_BYTES = 3_000_000
const RANGE = 'A1:Z5000'

/** Lines as pasted; 'empty' for a list without a quantity, 'other' for any other file. */
export type SheetLines = { lines: string[] } | 'empty' | 'other'

export async function sheetLines(file: Blob): Promise<SheetLines> {
  if (file.size > MAX_BYTES) return 'other'
  try {
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { range: RANGE })
    const lists = sheets.flatMap(({ rows }) => {
      const lines = filledLines(rows.map((cells) => cells.map((cell) => (cell instanceof Date ? null : cell))))
      return lines ? [lines] : []
    })
    if (lists.length === 0) return 'other'
    const lines = lists.flat()
    return lines.length > 0 ? { lines } : 'empty'
  } catch {
    return 'other'
  }
}
