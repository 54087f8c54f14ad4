// Draws an estimate's totals, notes and season notes.
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import type { StructureElement } from 'pdfkit'
import type { SumLine } from '#domain/checkout/charge-lines.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import type { EstimatePage, PlacedRow } from './estimate.ts'
import { NOTE_LINE_MM, NOTE_MM } from './head.ts'
import { drawOrderCode } from './order-code.ts'
import { type EstimateTotals, estimateColumns, PADDING_MM, ROW_MM, TEXT_MM } from './table.ts'
import { CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { fittingFontSizeMm } from '../text-width.ts'
import { palette } from '../palette.ts'
import type { Canvas } from '../canvas.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM
const SIZE_MM = 3.5

/** The label ends where the final rates begin, the amount at the table's right end. */
export function drawCharge(canvas: Canvas, { topMm }: PlacedRow, line: SumLine | undefined, table: StructureElement) {
  const finalRate = estimateColumns.find(({ key }) => key === 'finalRate')
  if (!finalRate || !line) return
  const row = canvas.element('TR', table)
  const at = estimateColumns.indexOf(finalRate)
  const y = topMm + ROW_MM / 2 + 1.1
  const right = { sizeMm: TEXT_MM, align: 'right' } as const
  canvas.drawText(line.label, finalRate.leftMm - PADDING_MM, y, { ...right, in: canvas.cell('TH', row, at) })
  const amount = canvas.cell('TD', row, estimateColumns.length - at)
  canvas.drawText(line.amount, RIGHT_MM - PADDING_MM, y, { ...right, bold: true, in: amount })
}

/** 'Total Items' ends where the quantities begin, 'Overall Total' where the final rates begin. */
export function drawTotals(
  canvas: Canvas,
  { topMm, heightMm }: PlacedRow,
  totals: EstimateTotals,
  table: StructureElement,
) {
  const quantity = estimateColumns.find(({ key }) => key === 'quantity')
  const finalRate = estimateColumns.find(({ key }) => key === 'finalRate')
  if (!quantity || !finalRate) return
  const [quantityAt, finalRateAt] = [estimateColumns.indexOf(quantity), estimateColumns.indexOf(finalRate)]
  const text = wordsOf(papers)
  const row = canvas.element('TR', table)
  const y = topMm + ROW_MM / 2 + 1.2
  const bold = { sizeMm: SIZE_MM, bold: true, colour: palette.white }
  canvas.fillRect(MARGIN_MM, topMm, CONTENT_WIDTH_MM, heightMm, palette.vermilion)
  const right = { ...bold, align: 'right' } as const
  const itemsLabel = canvas.cell('TH', row, quantityAt)
  canvas.drawText(text.totalItems, quantity.leftMm - PADDING_MM, y, { ...right, in: itemsLabel })
  const items = indianGrouping(totals.totalItems)
  const itemsSize = fittingFontSizeMm(items, quantity.widthMm - 2 * PADDING_MM, bold)
  canvas.drawText(items, quantity.leftMm + quantity.widthMm / 2, y, {
    ...bold,
    sizeMm: itemsSize,
    align: 'center',
    in: canvas.cell('TD', row),
  })
  const totalLabel = canvas.cell('TH', row, finalRateAt - quantityAt - 1)
  canvas.drawText(text.overallTotal, finalRate.leftMm - PADDING_MM, y, { ...right, in: totalLabel })
  const room = RIGHT_MM - finalRate.leftMm - 2 * PADDING_MM
  const totalSize = fittingFontSizeMm(totals.total, room, { sizeMm: 4.2, bold: true })
  const total = canvas.cell('TD', row, estimateColumns.length - finalRateAt)
  canvas.drawText(totals.total, RIGHT_MM - PADDING_MM, y + 0.2, { ...right, sizeMm: totalSize, in: total })
}

export function drawEstimateClosing(
  canvas: Canvas,
  { notesTopMm, notes, totals, code }: NonNullable<EstimatePage['closing']>,
) {
  const paragraph = canvas.element('P')
  notes.forEach((note, index) => {
    const isSaving = totals.savedPaise > 0 && index === 0
    const y = notesTopMm + 2 + NOTE_LINE_MM * (index + 0.8)
    const look = isSaving ? { bold: true, colour: palette.leaf } : { colour: palette.soft }
    canvas.drawText(note, MARGIN_MM + PADDING_MM, y, { sizeMm: NOTE_MM, ...look, in: paragraph })
  })
  if (code) drawOrderCode(canvas, code, notesTopMm)
}

export function drawSeason(canvas: Canvas, { topMm, notes, safety }: NonNullable<EstimatePage['season']>) {
  const left = MARGIN_MM + PADDING_MM
  let y = topMm + NOTE_LINE_MM * 0.3
  const draw = (lines: readonly string[]) => {
    const paragraph = canvas.element('P')
    for (const line of lines) canvas.drawText(line, left, (y += NOTE_LINE_MM), { sizeMm: NOTE_MM, in: paragraph })
  }
  if (notes.length > 0) draw(notes)
  if (safety.length === 0) return
  canvas.drawText(wordsOf(papers).safety, left, (y += NOTE_LINE_MM * 1.1), { sizeMm: TEXT_MM, bold: true, in: 'H2' })
  draw(safety)
}
