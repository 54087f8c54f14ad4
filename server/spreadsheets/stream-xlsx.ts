// Streams a long table as a workbook, so that neither rows nor file are in memory as a whole.
import { writeXlsxStream } from 'hucre/xlsx'

type Column = { head: string; width: number; isMoney?: true }

/** Writes one sheet. Texts are never formulas. */
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
