// Draws the pages of an estimate from their layout.
import { type EstimateLayout, type EstimatePage, NET_RATE_BAND, type PlacedRow } from './estimate.ts'
import { estimateColumns, LINE_MM, PADDING_MM, ROW_MM, TEXT_MM } from './table.ts'
import { ESTIMATE_TITLE } from './head.ts'
import { A4, type Column, CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { drawEstimateClosing, drawTotals } from './draw-totals.ts'
import { drawEstimateHead } from './draw-head.ts'
import { palette } from '../palette.ts'
import { createCanvas, type PaperFonts, type Canvas } from '../canvas.ts'
import { anchorMm, baselinesMm } from '../page-layout.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM

/** Resolves with the PDF's bytes; the same layout makes the same bytes. */
export async function drawEstimate(estimate: EstimateLayout, fonts: PaperFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { enquiryNumber, sellerName, placedAt, pages } = estimate
  const createdAt = new Date(placedAt ?? 0)
  const canvas = createCanvas(fonts, { title: `Estimate ${enquiryNumber}`, author: sellerName, createdAt })
  for (const page of pages) {
    canvas.addPage()
    drawPage(canvas, estimate, page)
  }
  return canvas.finish()
}

function drawPage(canvas: Canvas, { enquiryNumber, pages }: EstimateLayout, page: EstimatePage) {
  if (page.head) drawEstimateHead(canvas, page.head)
  else drawContinued(canvas, enquiryNumber)
  page.rows.forEach((row, index) => drawRow(canvas, row, index % 2 === 0))
  drawGrid(canvas, page.rows)
  if (page.closing) {
    const totals = page.rows.find(({ kind }) => kind === 'totals')
    if (totals) drawTotals(canvas, totals, page.closing.totals)
    drawEstimateClosing(canvas, page.closing)
  }
  const foot = `${enquiryNumber}  ·  Page ${page.number} of ${pages.length}`
  canvas.drawText(foot, RIGHT_MM, A4.heightMm - MARGIN_MM, { sizeMm: 2.5, align: 'right', colour: palette.soft })
}

function drawContinued(canvas: Canvas, enquiryNumber: string) {
  const y = MARGIN_MM + ROW_MM / 2 + 1.1
  canvas.drawText(`Enquiry No: ${enquiryNumber}`, MARGIN_MM, y, { sizeMm: TEXT_MM, bold: true })
  canvas.drawText(`${ESTIMATE_TITLE} (continued)`, RIGHT_MM, y, {
    sizeMm: TEXT_MM,
    align: 'right',
    colour: palette.soft,
  })
}

function drawRow(canvas: Canvas, { kind, topMm, heightMm, cells }: PlacedRow, isTinted: boolean) {
  if (kind === 'columns') {
    canvas.fillRect(MARGIN_MM, topMm, CONTENT_WIDTH_MM, heightMm, palette.night)
    for (const column of estimateColumns) drawLabel(canvas, column, topMm)
  }
  if (kind === 'band') {
    canvas.fillRect(MARGIN_MM, topMm, CONTENT_WIDTH_MM, heightMm, palette.band)
    const writing = { sizeMm: 3.4, bold: true, align: 'center', colour: palette.vermilion } as const
    canvas.drawText(NET_RATE_BAND, MARGIN_MM + CONTENT_WIDTH_MM / 2, topMm + ROW_MM / 2 + 1.2, writing)
  }
  if (kind === 'product') {
    if (isTinted) canvas.fillRect(MARGIN_MM, topMm, CONTENT_WIDTH_MM, heightMm, palette.tint)
    cells.forEach(({ lines, sizeMm }, at) => {
      const column = estimateColumns[at]
      if (!column) return
      const { align, label } = column
      const baselines = baselinesMm(lines.length, topMm, heightMm, LINE_MM, sizeMm)
      const bold = label === 'Amount'
      lines.forEach((line, index) =>
        canvas.drawText(line, anchorMm(column, PADDING_MM), baselines[index] ?? topMm, { sizeMm, align, bold }),
      )
    })
  }
}

function drawLabel(canvas: Canvas, column: Column, topMm: number) {
  const writing = { sizeMm: TEXT_MM, bold: true, align: column.align, colour: palette.white }
  canvas.drawText(column.label, anchorMm(column, PADDING_MM), topMm + ROW_MM / 2 + 1.1, writing)
}

/** Rules between rows and columns, and one around them all. */
function drawGrid(canvas: Canvas, rows: PlacedRow[]) {
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last) return
  const bottom = last.topMm + last.heightMm
  for (const row of rows.slice(1)) canvas.drawLine(MARGIN_MM, row.topMm, RIGHT_MM, row.topMm, palette.line)
  const gridded = rows.filter(({ kind }) => kind === 'product' || kind === 'blank')
  for (const { topMm, heightMm } of gridded) {
    for (const { leftMm } of estimateColumns.slice(1))
      canvas.drawLine(leftMm, topMm, leftMm, topMm + heightMm, palette.line)
  }
  canvas.strokeRect(MARGIN_MM, first.topMm, CONTENT_WIDTH_MM, bottom - first.topMm, palette.night, 0.35)
}
