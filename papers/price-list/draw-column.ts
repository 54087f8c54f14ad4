// Draws one column of the price list.
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { stockLabel } from '#domain/product/stock.ts'
import type { StructureElement } from 'pdfkit'
import { LIST_LABELS_MM, type PlacedEntry } from './columns.ts'
import { LIST_COLUMN_MM, LIST_LINE_MM, LIST_PADDING_MM, LIST_TEXT_MM, listColumns } from './entries.ts'
import { fittingFontSizeMm } from '../text-width.ts'
import { palette } from '../palette.ts'
import type { Canvas } from '../canvas.ts'
import { anchorMm, baselinesMm } from '../page-layout.ts'

/** Entries become rows of the table; the labels are tagged once. */
export function drawListColumn(
  canvas: Canvas,
  entries: PlacedEntry[],
  leftMm: number,
  table: StructureElement,
  isFirst: boolean,
) {
  const first = entries[0]
  const last = entries.at(-1)
  if (!first || !last) return
  const top = first.topMm - LIST_LABELS_MM
  drawLabels(canvas, leftMm, top, isFirst ? canvas.element('TR', table) : undefined)
  entries.forEach((entry, index) => {
    const row = canvas.element('TR', table)
    if (entry.kind === 'category') drawCategory(canvas, entry, leftMm, row)
    else drawProduct(canvas, entry, leftMm, row, index % 2 === 0)
  })
  canvas.strokeRect(leftMm, top, LIST_COLUMN_MM, last.topMm + last.heightMm - top, palette.night, 0.3)
}

function drawLabels(canvas: Canvas, leftMm: number, topMm: number, row: StructureElement | undefined) {
  canvas.fillRect(leftMm, topMm, LIST_COLUMN_MM, LIST_LABELS_MM, palette.night)
  const [y = topMm] = baselinesMm(1, topMm, LIST_LABELS_MM, LIST_LINE_MM, LIST_TEXT_MM)
  const text = wordsOf(papers)
  for (const column of listColumns()) {
    const label = text[column.key]
    const room = column.widthMm - LIST_PADDING_MM
    canvas.drawText(label, leftMm + anchorMm(column, LIST_PADDING_MM), y, {
      sizeMm: fittingFontSizeMm(label, room, { sizeMm: LIST_TEXT_MM, bold: true }),
      bold: true,
      align: column.align,
      colour: palette.white,
      ...(row && { in: canvas.cell('TH', row) }),
    })
  }
}

function drawCategory(canvas: Canvas, { cells, topMm, heightMm }: PlacedEntry, leftMm: number, row: StructureElement) {
  canvas.fillRect(leftMm, topMm, LIST_COLUMN_MM, heightMm, palette.band)
  const [cell] = cells
  if (!cell) return
  const [y = topMm] = baselinesMm(1, topMm, heightMm, LIST_LINE_MM, cell.sizeMm)
  const heading = {
    sizeMm: cell.sizeMm,
    bold: true,
    colour: palette.vermilion,
    in: canvas.cell('TH', row, listColumns().length),
  }
  canvas.drawText(cell.lines[0] ?? '', leftMm + LIST_PADDING_MM, y, heading)
}

function drawProduct(
  canvas: Canvas,
  { cells, topMm, heightMm, isSoldOut }: PlacedEntry,
  leftMm: number,
  row: StructureElement,
  isTinted: boolean,
) {
  if (isTinted) canvas.fillRect(leftMm, topMm, LIST_COLUMN_MM, heightMm, palette.tint)
  const columns = listColumns()
  cells.forEach(({ lines, sizeMm }, at) => {
    const column = columns[at]
    if (!column) return
    const bold = column.key === 'ourPrice'
    const colour = column.key === 'code' || isSoldOut ? palette.soft : palette.text
    const baselines = baselinesMm(lines.length, topMm, heightMm, LIST_LINE_MM, sizeMm)
    const writing = { sizeMm, bold, align: column.align, colour, in: canvas.cell('TD', row) }
    lines.forEach((line, index) => {
      canvas.drawText(line, leftMm + anchorMm(column, LIST_PADDING_MM), baselines[index] ?? topMm, writing)
    })
  })
  drawToFillIn(canvas, topMm, heightMm, leftMm, isSoldOut ? row : undefined)
  canvas.drawLine(leftMm, topMm + heightMm, leftMm + LIST_COLUMN_MM, topMm + heightMm, palette.line, 0.1)
}

/** Draws empty boxes for quantity and amount, or that the product is out of stock. */
function drawToFillIn(
  canvas: Canvas,
  topMm: number,
  heightMm: number,
  leftMm: number,
  soldOutRow: StructureElement | undefined,
) {
  const boxes = listColumns().slice(-2)
  const [quantity, amount] = boxes
  if (!quantity || !amount) return
  for (const box of soldOutRow ? [quantity] : boxes)
    canvas.drawLine(leftMm + box.leftMm, topMm, leftMm + box.leftMm, topMm + heightMm, palette.line, 0.1)
  if (!soldOutRow) return
  const [y = topMm] = baselinesMm(1, topMm, heightMm, LIST_LINE_MM, LIST_TEXT_MM)
  const outOfStock = stockLabel(0)
  const room = LIST_COLUMN_MM - quantity.leftMm - LIST_PADDING_MM
  canvas.drawText(outOfStock, leftMm + (quantity.leftMm + LIST_COLUMN_MM) / 2, y, {
    sizeMm: fittingFontSizeMm(outOfStock, room, { sizeMm: LIST_TEXT_MM }),
    align: 'center',
    colour: palette.soft,
    in: canvas.cell('TD', soldOutRow, boxes.length),
  })
}
