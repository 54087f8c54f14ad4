// Writes a long table as a workbook while its rows are read, so that neither the rows nor the file are ever whole in memory.
import { writeXlsxStream } from 'hucre/xlsx'

type Column = { head: string; width: number; isMoney?: true }

/** Returns the bytes of a workbook of one sheet. Texts are written as texts: none of them starts a formula. */
export function streamTable(
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<(string | number | null)[]>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(rows, {
    name,
    columns: columns.map(({ head, width, isMoney }) => ({
      header: head,
      width,
      ...(isMoney && { numFmt: '#,##0.00' }),
    })),
    freezePane: { rows: 1 },
  })
}
