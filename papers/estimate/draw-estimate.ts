// Draws an estimate's pages.
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import type { StructureElement } from 'pdfkit'
import { type EstimateLayout, type EstimatePage, type PlacedRow } from './estimate.ts'
import { estimateColumns, LINE_MM, PADDING_MM, ROW_MM, TEXT_MM } from './table.ts'
import { A4, CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { drawCharge, drawEstimateClosing, drawSeason, drawTotals } from './draw-totals.ts'
import { drawEstimateHead } from './draw-head.ts'
import { palette } from '../palette.ts'
import { createCanvas, type Canvas } from '../canvas.ts'
import type { PaperFonts } from '../font-files.ts'
import { anchorMm, baselinesMm } from '../page-layout.ts'
import { fittingFontSizeMm } from '../text-width.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM

/** Resolves with the PDF's bytes; equal layout and logo yield equal bytes. */
export async function drawEstimate(
  estimate: EstimateLayout,
  fonts: PaperFonts,
  logo?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  return inLanguage(estimate.language, () => drawn(estimate, fonts, logo)).finish()
}

/** Without a wait, so that every word is in the estimate's language. */
function drawn(estimate: EstimateLayout, fonts: PaperFonts, logo: Uint8Array | undefined): Canvas {
  const { enquiryNumber, sellerName, placedAt, pages } = estimate
  const createdAt = new Date(placedAt ?? 0)
  const canvas = createCanvas(fonts, {
    title: wordsOf(papers).estimateOf({ id: enquiryNumber }),
    author: sellerName,
    createdAt,
  })
  let table: StructureElement | undefined
  for (const page of pages) {
    canvas.addPage()
    if (page.head) drawEstimateHead(canvas, page.head, logo)
    else drawContinued(canvas, enquiryNumber)
    table ??= canvas.element('Table')
    drawPage(canvas, estimate, page, table)
  }
  return canvas
}

function drawPage(
  canvas: Canvas,
  { enquiryNumber, pages }: EstimateLayout,
  page: EstimatePage,
  table: StructureElement,
) {
  canvas.artifact(() => {
    drawBackgrounds(canvas, page.rows)
    drawGrid(canvas, page.rows)
  })
  for (const row of page.rows) {
    if (row.kind === 'columns') drawLabels(canvas, row, page.number === 1 ? table : undefined)
    if (row.kind === 'band') drawBand(canvas, row, table)
    if (row.kind === 'product') drawProduct(canvas, row, table)
  }
  if (page.closing) {
    const totals = page.rows.find(({ kind }) => kind === 'totals')
    const charged = page.rows.filter(({ kind }) => kind === 'charge')
    charged.forEach((row, index) => drawCharge(canvas, row, page.closing?.totals.charges[index], table))
    if (totals) drawTotals(canvas, totals, page.closing.totals, table)
    drawEstimateClosing(canvas, page.closing)
  }
  if (page.season) drawSeason(canvas, page.season)
  const foot = wordsOf(papers).pageOfEstimate({ id: enquiryNumber, page: page.number, pages: pages.length })
  canvas.drawText(foot, RIGHT_MM, A4.heightMm - MARGIN_MM, { sizeMm: 2.5, align: 'right', colour: palette.soft })
}

function drawContinued(canvas: Canvas, enquiryNumber: string) {
  const text = wordsOf(papers)
  const y = MARGIN_MM + ROW_MM / 2 + 1.1
  canvas.drawText(text.enquiryNumber({ id: enquiryNumber }), MARGIN_MM, y, { sizeMm: TEXT_MM, bold: true })
  canvas.drawText(text.estimateContinued, RIGHT_MM, y, {
    sizeMm: TEXT_MM,
    align: 'right',
    colour: palette.soft,
  })
}

/** Tags the labels on the first page; later pages repeat them as artifacts. */
function drawLabels(canvas: Canvas, { topMm }: PlacedRow, table: StructureElement | undefined) {
  const text = wordsOf(papers)
  const row = table && canvas.element('TR', table)
  for (const column of estimateColumns) {
    const label = text[column.key]
    canvas.drawText(label, anchorMm(column, PADDING_MM), topMm + ROW_MM / 2 + 1.1, {
      sizeMm: fittingFontSizeMm(label, column.widthMm - 2 * PADDING_MM, { sizeMm: TEXT_MM, bold: true }),
      bold: true,
      align: column.align,
      colour: palette.white,
      ...(row && { in: canvas.cell('TH', row) }),
    })
  }
}

function drawBand(canvas: Canvas, { topMm }: PlacedRow, table: StructureElement) {
  canvas.drawText(wordsOf(papers).netRate, MARGIN_MM + CONTENT_WIDTH_MM / 2, topMm + ROW_MM / 2 + 1.2, {
    sizeMm: 3.4,
    bold: true,
    align: 'center',
    colour: palette.vermilion,
    in: canvas.cell('TD', canvas.element('TR', table), estimateColumns.length),
  })
}

function drawProduct(canvas: Canvas, { topMm, heightMm, cells }: PlacedRow, table: StructureElement) {
  const row = canvas.element('TR', table)
  cells.forEach(({ lines, sizeMm }, at) => {
    const column = estimateColumns[at]
    if (!column) return
    const { align, key } = column
    const baselines = baselinesMm(lines.length, topMm, heightMm, LINE_MM, sizeMm)
    const writing = { sizeMm, align, bold: key === 'amount', in: canvas.cell('TD', row) }
    lines.forEach((line, index) =>
      canvas.drawText(line, anchorMm(column, PADDING_MM), baselines[index] ?? topMm, writing),
    )
  })
}

/** Sets each colour once: a change for each row would add a tenth to the file. */
function drawBackgrounds(canvas: Canvas, rows: PlacedRow[]) {
  const fill = (kind: PlacedRow['kind'], colour: string, isMeant = (_index: number) => true) =>
    rows.forEach((row, index) => {
      if (row.kind !== kind || !isMeant(index)) return
      canvas.fillRect(MARGIN_MM, row.topMm, CONTENT_WIDTH_MM, row.heightMm, colour)
    })
  fill('columns', palette.night)
  fill('band', palette.band)
  fill('product', palette.tint, (index) => index % 2 === 0)
}

function drawGrid(canvas: Canvas, rows: PlacedRow[]) {
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last) return
  const bottom = last.topMm + last.heightMm
  const across = rows.slice(1).map(({ topMm }) => [MARGIN_MM, topMm, RIGHT_MM, topMm] as const)
  const down = griddedBlocks(rows).flatMap(([fromMm, toMm]) =>
    estimateColumns.slice(1).map(({ leftMm }) => [leftMm, fromMm, leftMm, toMm] as const),
  )
  canvas.drawLines([...across, ...down], palette.line)
  canvas.strokeRect(MARGIN_MM, first.topMm, CONTENT_WIDTH_MM, bottom - first.topMm, palette.night, 0.35)
}

/** Returns top and bottom of each block of rows with columns. */
function griddedBlocks(rows: PlacedRow[]): [number, number][] {
  const blocks: [number, number][] = []
  rows.forEach(({ kind, topMm, heightMm }, index) => {
    if (!isGridded(kind)) return
    const open = isGridded(rows[index - 1]?.kind) ? blocks.at(-1) : undefined
    if (open) open[1] = topMm + heightMm
    else blocks.push([topMm, topMm + heightMm])
  })
  return blocks
}

function isGridded(kind: PlacedRow['kind'] | undefined): boolean {
  return kind === 'product' || kind === 'blank'
}
