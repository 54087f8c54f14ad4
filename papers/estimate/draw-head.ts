// Draws the head of an estimate's first page: the title, the seller and the customer.
import { type Detail, DETAIL_LABEL_MM, type EstimateHead } from './head.ts'
import { LINE_MM, PADDING_MM, ROW_MM, TEXT_MM } from './table.ts'
import { CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { ink } from '../palette.ts'
import { drawLogo } from '../logo.ts'
import type { Pen } from '../canvas.ts'
import { baselinesMm } from '../text-position.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM
const MIDDLE_MM = MARGIN_MM + CONTENT_WIDTH_MM / 2
const LOGO_MM = 18
const RULE_MM = 0.35

export function drawEstimateHead(pen: Pen, head: EstimateHead) {
  drawTitle(pen, head)
  drawContact(pen, head)
  drawSeller(pen, head)
  drawCustomer(pen, head)
  pen.frame(MARGIN_MM, head.topMm, CONTENT_WIDTH_MM, head.heightMm, ink.night, RULE_MM)
}

function drawTitle(pen: Pen, { topMm, enquiryNumber, title, date }: EstimateHead) {
  const y = topMm + ROW_MM / 2 + 1.1
  pen.box(MARGIN_MM, topMm, CONTENT_WIDTH_MM, ROW_MM, ink.vermilion)
  const white = { sizeMm: TEXT_MM, strong: true, colour: ink.white }
  pen.write(`Enquiry No: ${enquiryNumber}`, MARGIN_MM + 2, y, white)
  pen.write(title, MIDDLE_MM, y + 0.4, { ...white, sizeMm: 4.6, align: 'center' })
  pen.write(`Date: ${date}`, RIGHT_MM - 2, y, { ...white, align: 'right' })
}

function drawContact(pen: Pen, { contact: { topMm, mobile, website } }: EstimateHead) {
  const y = topMm + ROW_MM / 2 + 1.1
  pen.write(`Mobile: ${mobile}`, MARGIN_MM + 2, y, { sizeMm: TEXT_MM })
  pen.write(`Website: ${website}`, RIGHT_MM - 2, y, { sizeMm: TEXT_MM, align: 'right' })
  pen.line(MARGIN_MM, topMm + ROW_MM, RIGHT_MM, topMm + ROW_MM, ink.line)
}

function drawSeller(pen: Pen, { seller }: EstimateHead) {
  drawLogo(pen, MARGIN_MM + 3, seller.topMm + (seller.heightMm - LOGO_MM) / 2, LOGO_MM)
  const middle = { align: 'center' } as const
  const isShort = seller.address.length === 1
  let y = seller.topMm + (isShort ? 8.6 : 7)
  pen.write(seller.name, MIDDLE_MM, y, { ...middle, sizeMm: seller.nameSizeMm, strong: true, colour: ink.vermilion })
  y += 4.6
  pen.write(seller.tagline, MIDDLE_MM, y, { ...middle, sizeMm: 2.9, colour: ink.soft })
  for (const line of seller.address) {
    y += 4.4
    pen.write(line, MIDDLE_MM, y, { ...middle, sizeMm: TEXT_MM })
  }
}

function drawCustomer(pen: Pen, { customer: { topMm, heightMm, left, right, whole } }: EstimateHead) {
  pen.box(MARGIN_MM, topMm, CONTENT_WIDTH_MM, ROW_MM, ink.tint)
  const heading = { sizeMm: TEXT_MM, strong: true, colour: ink.night }
  pen.write('Customer Details', MARGIN_MM + 2, topMm + ROW_MM / 2 + 1.1, heading)
  pen.line(MARGIN_MM, topMm, RIGHT_MM, topMm, ink.line)
  pen.line(MARGIN_MM, topMm + ROW_MM, RIGHT_MM, topMm + ROW_MM, ink.line)
  const columnsEndMm = whole[0]?.topMm ?? topMm + heightMm
  pen.line(MIDDLE_MM, topMm + ROW_MM, MIDDLE_MM, columnsEndMm, ink.line)
  drawDetails(pen, left, MARGIN_MM, MIDDLE_MM)
  drawDetails(pen, right, MIDDLE_MM, RIGHT_MM)
  drawDetails(pen, whole, MARGIN_MM, RIGHT_MM)
}

function drawDetails(pen: Pen, details: Detail[], leftMm: number, rightMm: number) {
  for (const { label, lines, topMm, heightMm } of details) {
    const baselines = baselinesMm(lines.length, topMm, heightMm, LINE_MM, TEXT_MM)
    pen.write(label, leftMm + 2, baselines[0] ?? topMm, { sizeMm: TEXT_MM, colour: ink.soft })
    lines.forEach((line, index) =>
      pen.write(line, leftMm + DETAIL_LABEL_MM + PADDING_MM, baselines[index] ?? topMm, {
        sizeMm: TEXT_MM,
        strong: label === 'Name',
      }),
    )
    pen.line(leftMm, topMm + heightMm, rightMm, topMm + heightMm, ink.line)
  }
}
