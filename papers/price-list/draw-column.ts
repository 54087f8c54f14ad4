// Draws one column of the price list: the names of its columns, categories as bands, products as lines.
import { LIST_LABELS_MM, type PlacedEntry } from './columns.ts'
import { LIST_COLUMN_MM, LIST_LINE_MM, LIST_PADDING_MM, LIST_TEXT_MM, listColumns } from './entries.ts'
import { palette } from '../palette.ts'
import type { Canvas } from '../canvas.ts'
import { anchorMm, baselinesMm } from '../page-layout.ts'

export function drawListColumn(canvas: Canvas, entries: PlacedEntry[], leftMm: number) {
  const first = entries[0]
  const last = entries.at(-1)
  if (!first || !last) return
  const top = first.topMm - LIST_LABELS_MM
  drawLabels(canvas, leftMm, top)
  entries.forEach((entry, index) => {
    if (entry.kind === 'category') drawCategory(canvas, entry, leftMm)
    else drawProduct(canvas, entry, leftMm, index % 2 === 0)
  })
  canvas.strokeRect(leftMm, top, LIST_COLUMN_MM, last.topMm + last.heightMm - top, palette.night, 0.3)
}

function drawLabels(canvas: Canvas, leftMm: number, topMm: number) {
  canvas.fillRect(leftMm, topMm, LIST_COLUMN_MM, LIST_LABELS_MM, palette.night)
  const [y = topMm] = baselinesMm(1, topMm, LIST_LABELS_MM, LIST_LINE_MM, LIST_TEXT_MM)
  for (const column of listColumns) {
    const writing = { sizeMm: LIST_TEXT_MM, bold: true, align: column.align, colour: palette.white }
    canvas.drawText(column.label, leftMm + anchorMm(column, LIST_PADDING_MM), y, writing)
  }
}

function drawCategory(canvas: Canvas, { cells, topMm, heightMm }: PlacedEntry, leftMm: number) {
  canvas.fillRect(leftMm, topMm, LIST_COLUMN_MM, heightMm, palette.band)
  const [cell] = cells
  if (!cell) return
  const [y = topMm] = baselinesMm(1, topMm, heightMm, LIST_LINE_MM, cell.sizeMm)
  const heading = { sizeMm: cell.sizeMm, bold: true, colour: palette.vermilion }
  canvas.drawText(cell.lines[0] ?? '', leftMm + LIST_PADDING_MM, y, heading)
}

function drawProduct(canvas: Canvas, { cells, topMm, heightMm }: PlacedEntry, leftMm: number, isTinted: boolean) {
  if (isTinted) canvas.fillRect(leftMm, topMm, LIST_COLUMN_MM, heightMm, palette.tint)
  cells.forEach(({ lines, sizeMm }, at) => {
    const column = listColumns[at]
    if (!column) return
    const bold = column.label === 'Our Price'
    const colour = column.label === 'Code' ? palette.soft : palette.text
    const baselines = baselinesMm(lines.length, topMm, heightMm, LIST_LINE_MM, sizeMm)
    lines.forEach((line, index) => {
      const writing = { sizeMm, bold, align: column.align, colour }
      canvas.drawText(line, leftMm + anchorMm(column, LIST_PADDING_MM), baselines[index] ?? topMm, writing)
    })
  })
  canvas.drawLine(leftMm, topMm + heightMm, leftMm + LIST_COLUMN_MM, topMm + heightMm, palette.line, 0.1)
}
