// Draws title, seller and customer on an estimate's first page.
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { type Detail, DETAIL_LABEL_MM, type EstimateHead, TAGLINE_MM } from './head.ts'
import { LINE_MM, PADDING_MM, ROW_MM, TEXT_MM } from './table.ts'
import { CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { palette } from '../palette.ts'
import { drawLogo } from '../logo.ts'
import type { Canvas } from '../canvas.ts'
import { baselinesMm } from '../page-layout.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM
const MIDDLE_MM = MARGIN_MM + CONTENT_WIDTH_MM / 2
const LOGO_MM = 18
const RULE_MM = 0.35

export function drawEstimateHead(canvas: Canvas, head: EstimateHead, logo: Uint8Array | undefined) {
  drawTitle(canvas, head)
  drawContact(canvas, head)
  drawSeller(canvas, head, logo)
  drawCustomer(canvas, head)
  canvas.strokeRect(MARGIN_MM, head.topMm, CONTENT_WIDTH_MM, head.heightMm, palette.night, RULE_MM)
}

function drawTitle(canvas: Canvas, { topMm, enquiryNumber, title, date }: EstimateHead) {
  const text = wordsOf(papers)
  const y = topMm + ROW_MM / 2 + 1.1
  canvas.fillRect(MARGIN_MM, topMm, CONTENT_WIDTH_MM, ROW_MM, palette.vermilion)
  const white = { sizeMm: TEXT_MM, bold: true, colour: palette.white }
  canvas.drawText(title, MIDDLE_MM, y + 0.4, { ...white, sizeMm: 4.6, align: 'center', in: 'H1' })
  canvas.drawText(text.enquiryNumber({ id: enquiryNumber }), MARGIN_MM + 2, y, { ...white, in: 'P' })
  canvas.drawText(text.date({ date }), RIGHT_MM - 2, y, { ...white, align: 'right', in: 'P' })
}

function drawContact(canvas: Canvas, { contact: { topMm, mobile, website } }: EstimateHead) {
  const text = wordsOf(papers)
  const y = topMm + ROW_MM / 2 + 1.1
  canvas.drawText(text.phone({ phone: mobile }), MARGIN_MM + 2, y, { sizeMm: TEXT_MM, in: 'P' })
  canvas.drawText(text.website({ website }), RIGHT_MM - 2, y, { sizeMm: TEXT_MM, align: 'right', in: 'P' })
  canvas.drawLine(MARGIN_MM, topMm + ROW_MM, RIGHT_MM, topMm + ROW_MM, palette.line)
}

function drawSeller(canvas: Canvas, { seller }: EstimateHead, logo: Uint8Array | undefined) {
  drawLogo(canvas, MARGIN_MM + 3, seller.topMm + (seller.heightMm - LOGO_MM) / 2, LOGO_MM, logo)
  const middle = { align: 'center' } as const
  const isShort = seller.address.length === 1
  let y = seller.topMm + (isShort ? 8.6 : 7)
  canvas.drawText(seller.name, MIDDLE_MM, y, {
    ...middle,
    sizeMm: seller.nameSizeMm,
    bold: true,
    colour: palette.vermilion,
    in: 'P',
  })
  y += 4.6
  canvas.drawText(seller.tagline, MIDDLE_MM, y, { ...middle, sizeMm: TAGLINE_MM, colour: palette.soft, in: 'P' })
  const address = canvas.element('P')
  for (const line of seller.address) {
    y += 4.4
    canvas.drawText(line, MIDDLE_MM, y, { ...middle, sizeMm: TEXT_MM, in: address })
  }
}

function drawCustomer(canvas: Canvas, { customer: { topMm, heightMm, left, right, whole } }: EstimateHead) {
  canvas.fillRect(MARGIN_MM, topMm, CONTENT_WIDTH_MM, ROW_MM, palette.tint)
  const heading = { sizeMm: TEXT_MM, bold: true, colour: palette.night, in: 'H2' } as const
  canvas.drawText(wordsOf(papers).customerDetails, MARGIN_MM + 2, topMm + ROW_MM / 2 + 1.1, heading)
  canvas.drawLine(MARGIN_MM, topMm, RIGHT_MM, topMm, palette.line)
  canvas.drawLine(MARGIN_MM, topMm + ROW_MM, RIGHT_MM, topMm + ROW_MM, palette.line)
  const columnsEndMm = whole[0]?.topMm ?? topMm + heightMm
  canvas.drawLine(MIDDLE_MM, topMm + ROW_MM, MIDDLE_MM, columnsEndMm, palette.line)
  drawDetails(canvas, left, MARGIN_MM, MIDDLE_MM)
  drawDetails(canvas, right, MIDDLE_MM, RIGHT_MM)
  drawDetails(canvas, whole, MARGIN_MM, RIGHT_MM)
}

function drawDetails(canvas: Canvas, details: Detail[], leftMm: number, rightMm: number) {
  for (const { label, lines, isBold, topMm, heightMm } of details) {
    const baselines = baselinesMm(lines.length, topMm, heightMm, LINE_MM, TEXT_MM)
    const paragraph = canvas.element('P')
    const soft = { sizeMm: TEXT_MM, colour: palette.soft, in: paragraph }
    canvas.drawText(label, leftMm + 2, baselines[0] ?? topMm, soft)
    lines.forEach((line, index) =>
      canvas.drawText(line, leftMm + DETAIL_LABEL_MM + PADDING_MM, baselines[index] ?? topMm, {
        sizeMm: TEXT_MM,
        bold: isBold,
        in: paragraph,
      }),
    )
    canvas.drawLine(leftMm, topMm + heightMm, rightMm, topMm + heightMm, palette.line)
  }
}
