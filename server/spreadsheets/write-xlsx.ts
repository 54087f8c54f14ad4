// Writes a workbook: texts are never formulas; the shop's own formulas have their results.
import { type Cell, type CellStyle, type CellValue, writeXlsx } from 'hucre/xlsx'
import type { SheetRow, SheetTable } from '#domain/spreadsheets/price-sheet.ts'

const looks: Record<NonNullable<SheetRow['look']>, CellStyle> = {
  title: { font: { bold: true, size: 14 } },
  note: { font: { italic: true } },
  heads: { font: { bold: true }, fill: solid('FFE2E2E2') },
  category: { font: { bold: true }, fill: solid('FFFCE4D6') },
  total: { font: { bold: true } },
  soldOut: { font: { color: { rgb: 'FF888888' } } },
}

export async function writeTable({ name, widths, rows, money, frozen, typed }: SheetTable): Promise<Uint8Array> {
  const cells = new Map<string, Partial<Cell>>()
  for (const [row, { cells: values, look }] of rows.entries()) {
    const style = look && looks[look]
    for (const [column, value] of values.entries()) {
      const numFmt =
        money.includes(column) && typeof value !== 'string' && look !== 'heads' ? { numFmt: '#,##0.00' } : {}
      const cell: Partial<Cell> = { style: { ...style, ...numFmt } }
      if (value !== null && typeof value === 'object') {
        cells.set(`${row},${column}`, { ...cell, type: 'formula', formula: value.formula, formulaResult: value.result })
      } else if (style || 'numFmt' in numFmt) cells.set(`${row},${column}`, { ...cell, value })
    }
  }
  const merges = rows.flatMap(({ isMerged }, row) =>
    isMerged ? [{ startRow: row, endRow: row, startCol: 0, endCol: widths.length - 1 }] : [],
  )
  return writeXlsx({
    sheets: [
      {
        name,
        rows: rows.map(({ cells: values }): CellValue[] =>
          values.map((value) => (typeof value === 'object' ? null : value)),
        ),
        columns: widths.map((width) => ({ width })),
        cells,
        merges,
        freezePane: { rows: frozen },
        ...(typed && { dataValidations: [wholeNumbers(typed)] }),
      },
    ],
    stringMode: 'shared',
  })
}

function wholeNumbers(range: string) {
  return {
    type: 'whole' as const,
    operator: 'between' as const,
    formula1: '0',
    formula2: '9999',
    range,
    allowBlank: true,
  }
}

function solid(rgb: string) {
  return { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb } }
}
