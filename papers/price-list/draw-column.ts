// Draws one column of the price list: the names of its columns, categories as bands, products as lines.
import { LIST_LABELS_MM, type PlacedEntry } from './columns.ts'
import { LIST_COLUMN_MM, LIST_LINE_MM, LIST_PADDING_MM, LIST_TEXT_MM, listColumns } from './entries.ts'
import { ink } from '../palette.ts'
import type { Pen } from '../canvas.ts'
import { anchorMm, baselinesMm } from '../text-position.ts'

export function drawListColumn(pen: Pen, entries: PlacedEntry[], leftMm: number) {
  const first = entries[0]
  const last = entries.at(-1)
  if (!first || !last) return
  const top = first.topMm - LIST_LABELS_MM
  drawLabels(pen, leftMm, top)
  entries.forEach((entry, index) => {
    if (entry.kind === 'category') drawCategory(pen, entry, leftMm)
    else drawProduct(pen, entry, leftMm, index % 2 === 0)
  })
  pen.frame(leftMm, top, LIST_COLUMN_MM, last.topMm + last.heightMm - top, ink.night, 0.3)
}

function drawLabels(pen: Pen, leftMm: number, topMm: number) {
  pen.box(leftMm, topMm, LIST_COLUMN_MM, LIST_LABELS_MM, ink.night)
  const [y = topMm] = baselinesMm(1, topMm, LIST_LABELS_MM, LIST_LINE_MM, LIST_TEXT_MM)
  for (const column of listColumns) {
    const writing = { sizeMm: LIST_TEXT_MM, strong: true, align: column.align, colour: ink.white }
    pen.write(column.label, leftMm + anchorMm(column, LIST_PADDING_MM), y, writing)
  }
}

function drawCategory(pen: Pen, { cells, topMm, heightMm }: PlacedEntry, leftMm: number) {
  pen.box(leftMm, topMm, LIST_COLUMN_MM, heightMm, ink.band)
  const [cell] = cells
  if (!cell) return
  const [y = topMm] = baselinesMm(1, topMm, heightMm, LIST_LINE_MM, cell.sizeMm)
  const heading = { sizeMm: cell.sizeMm, strong: true, colour: ink.vermilion }
  pen.write(cell.lines[0] ?? '', leftMm + LIST_PADDING_MM, y, heading)
}

function drawProduct(pen: Pen, { cells, topMm, heightMm }: PlacedEntry, leftMm: number, isTinted: boolean) {
  if (isTinted) pen.box(leftMm, topMm, LIST_COLUMN_MM, heightMm, ink.tint)
  cells.forEach(({ lines, sizeMm }, at) => {
    const column = listColumns[at]
    if (!column) return
    const strong = column.label === 'Our Price'
    const colour = column.label === 'Code' ? ink.soft : ink.text
    const baselines = baselinesMm(lines.length, topMm, heightMm, LIST_LINE_MM, sizeMm)
    lines.forEach((line, index) => {
      const writing = { sizeMm, strong, align: column.align, colour }
      pen.write(line, leftMm + anchorMm(column, LIST_PADDING_MM), baselines[index] ?? topMm, writing)
    })
  })
  pen.line(leftMm, topMm + heightMm, leftMm + LIST_COLUMN_MM, topMm + heightMm, ink.line, 0.1)
}
