// Streams a long table as a workbook, so that neither rows nor file are in memory as a whole.

type Column = { head: string; width: number; isMoney?: true }

/** Writes one sheet. Texts are never formulas. The format is loaded with the first sheet. */
export async function streamTable(
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<(string | number | null)[]>,
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import('hucre/xlsx')
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
