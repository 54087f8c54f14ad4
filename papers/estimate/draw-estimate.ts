// Draws an estimate's pages: lines and letters at the places that the page model gives.
import { type Estimate, type EstimatePage, NET_RATE_BAND, type PlacedRow } from './estimate.ts'
import { estimateColumns, LINE_MM, PADDING_MM, ROW_MM, TEXT_MM } from './table.ts'
import { ESTIMATE_TITLE } from './head.ts'
import { A4, type Column, CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { drawEstimateClosing, drawTotals } from './draw-totals.ts'
import { drawEstimateHead } from './draw-head.ts'
import { ink } from '../palette.ts'
import { openPen, type PaperFonts, type Pen } from '../canvas.ts'
import { anchorMm, baselinesMm } from '../text-position.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM

/** The PDF's bytes. */
export async function printEstimate(estimate: Estimate, fonts: PaperFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { enquiryNumber, sellerName, placedAt, pages } = estimate
  const madeAt = new Date(placedAt ?? 0)
  const pen = openPen(fonts, { title: `Estimate ${enquiryNumber}`, author: sellerName, madeAt })
  for (const page of pages) {
    pen.page()
    drawPage(pen, estimate, page)
  }
  return pen.finish()
}

function drawPage(pen: Pen, { enquiryNumber, pages }: Estimate, page: EstimatePage) {
  if (page.head) drawEstimateHead(pen, page.head)
  else drawContinued(pen, enquiryNumber)
  page.rows.forEach((row, index) => drawRow(pen, row, index % 2 === 0))
  drawGrid(pen, page.rows)
  if (page.closing) {
    const totals = page.rows.find(({ kind }) => kind === 'totals')
    if (totals) drawTotals(pen, totals, page.closing.totals)
    drawEstimateClosing(pen, page.closing)
  }
  const foot = `${enquiryNumber}  ·  Page ${page.number} of ${pages.length}`
  pen.write(foot, RIGHT_MM, A4.heightMm - MARGIN_MM, { sizeMm: 2.5, align: 'right', colour: ink.soft })
}

function drawContinued(pen: Pen, enquiryNumber: string) {
  const y = MARGIN_MM + ROW_MM / 2 + 1.1
  pen.write(`Enquiry No: ${enquiryNumber}`, MARGIN_MM, y, { sizeMm: TEXT_MM, strong: true })
  pen.write(`${ESTIMATE_TITLE} (continued)`, RIGHT_MM, y, { sizeMm: TEXT_MM, align: 'right', colour: ink.soft })
}

function drawRow(pen: Pen, { kind, topMm, heightMm, cells }: PlacedRow, isTinted: boolean) {
  if (kind === 'columns') {
    pen.box(MARGIN_MM, topMm, CONTENT_WIDTH_MM, heightMm, ink.night)
    for (const column of estimateColumns) drawLabel(pen, column, topMm)
  }
  if (kind === 'band') {
    pen.box(MARGIN_MM, topMm, CONTENT_WIDTH_MM, heightMm, ink.band)
    const writing = { sizeMm: 3.4, strong: true, align: 'center', colour: ink.vermilion } as const
    pen.write(NET_RATE_BAND, MARGIN_MM + CONTENT_WIDTH_MM / 2, topMm + ROW_MM / 2 + 1.2, writing)
  }
  if (kind === 'product') {
    if (isTinted) pen.box(MARGIN_MM, topMm, CONTENT_WIDTH_MM, heightMm, ink.tint)
    cells.forEach(({ lines, sizeMm }, at) => {
      const column = estimateColumns[at]
      if (!column) return
      const { align, label } = column
      const baselines = baselinesMm(lines.length, topMm, heightMm, LINE_MM, sizeMm)
      const strong = label === 'Amount'
      lines.forEach((line, index) =>
        pen.write(line, anchorMm(column, PADDING_MM), baselines[index] ?? topMm, { sizeMm, align, strong }),
      )
    })
  }
}

function drawLabel(pen: Pen, column: Column, topMm: number) {
  const writing = { sizeMm: TEXT_MM, strong: true, align: column.align, colour: ink.white }
  pen.write(column.label, anchorMm(column, PADDING_MM), topMm + ROW_MM / 2 + 1.1, writing)
}

/** Rules between rows and columns, and one around them all. */
function drawGrid(pen: Pen, rows: PlacedRow[]) {
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last) return
  const bottom = last.topMm + last.heightMm
  for (const row of rows.slice(1)) pen.line(MARGIN_MM, row.topMm, RIGHT_MM, row.topMm, ink.line)
  const gridded = rows.filter(({ kind }) => kind === 'product' || kind === 'blank')
  for (const { topMm, heightMm } of gridded) {
    for (const { leftMm } of estimateColumns.slice(1)) pen.line(leftMm, topMm, leftMm, topMm + heightMm, ink.line)
  }
  pen.frame(MARGIN_MM, first.topMm, CONTENT_WIDTH_MM, bottom - first.topMm, ink.night, 0.35)
}
