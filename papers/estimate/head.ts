/** Lays out the estimate's head: title, seller, customer and their heights (§9). */
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { LINE_MM, PADDING_MM, ROW_MM, TEXT_MM, unitsFor } from './table.ts'
import { customerDetails, enquiryNumber, estimateDate } from './texts.ts'
import type { EstimateOrder, EstimateSeller, Labelled } from './texts.ts'
import { CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { breakLines, printableText } from '../printable-text.ts'
import { fittingFontSizeMm, textWidthMm } from '../text-width.ts'

export const DETAIL_LABEL_MM = 29
const LOGO_SPACE_MM = 25
const SELLER_UNITS = 3
const NAME_MM = 6.2
export const TAGLINE_MM = 2.9
const MOST_LINES = 9

export type Detail = { label: string; lines: string[]; isBold: boolean; topMm: number; heightMm: number }

export type EstimateHead = {
  topMm: number
  enquiryNumber: string
  title: string
  date: string
  contact: { topMm: number; mobile: string; website: string }
  seller: { topMm: number; heightMm: number; name: string; nameSizeMm: number; tagline: string; address: string[] }
  customer: { topMm: number; heightMm: number; left: Detail[]; right: Detail[]; whole: Detail[] }
  heightMm: number
}

export function estimateHead(order: EstimateOrder, seller: EstimateSeller): EstimateHead {
  const text = wordsOf(papers)
  const topMm = MARGIN_MM
  const contactTopMm = topMm + ROW_MM
  const sellerTopMm = contactTopMm + ROW_MM
  const sellerHeightMm = SELLER_UNITS * ROW_MM
  const customerTopMm = sellerTopMm + sellerHeightMm
  const details = customerDetails(order)
  const columnsTopMm = customerTopMm + ROW_MM
  const left = stacked(details.left, columnsTopMm, CONTENT_WIDTH_MM / 2)
  const right = stacked(details.right, columnsTopMm, CONTENT_WIDTH_MM / 2)
  const columnsHeightMm = Math.max(heightOf(left), heightOf(right))
  const whole = stacked(details.whole, columnsTopMm + columnsHeightMm, CONTENT_WIDTH_MM)
  const customerHeightMm = ROW_MM + columnsHeightMm + heightOf(whole)
  const website = printableText(seller.website)
  const name = printableText(seller.name)
  const beneathName = [seller.otherName, seller.tagline].filter(Boolean).join(' · ')
  const nameRoomMm = CONTENT_WIDTH_MM - 2 * LOGO_SPACE_MM
  return {
    topMm,
    enquiryNumber: enquiryNumber(order),
    title: order.revision === undefined ? text.estimate : text.estimateRevised,
    date: estimateDate(order),
    contact: { topMm: contactTopMm, mobile: phonesThatFit(seller, website), website },
    seller: {
      topMm: sellerTopMm,
      heightMm: sellerHeightMm,
      name,
      nameSizeMm: fittingFontSizeMm(name, nameRoomMm, { sizeMm: NAME_MM, bold: true }),
      tagline: breakLines(printableText(beneathName), nameRoomMm, { sizeMm: TAGLINE_MM }, 1)[0] ?? '',
      address: breakLines(printableText(seller.address), nameRoomMm, { sizeMm: TEXT_MM }, 2),
    },
    customer: { topMm: customerTopMm, heightMm: customerHeightMm, left, right, whole },
    heightMm: customerTopMm + customerHeightMm - topMm,
  }
}

/** The first number, and as many others as fit beside the website. */
function phonesThatFit({ phone, otherPhones = [] }: EstimateSeller, website: string): string {
  const text = wordsOf(papers)
  const roomMm =
    CONTENT_WIDTH_MM -
    10 -
    textWidthMm(`${text.phone({ phone: '' })} ${text.website({ website })}`, { sizeMm: TEXT_MM })
  return otherPhones.reduce((shown, other) => {
    const more = `${shown}, ${printableText(other)}`
    return textWidthMm(more, { sizeMm: TEXT_MM }) <= roomMm ? more : shown
  }, printableText(phone))
}

function stacked(column: Labelled[], topMm: number, widthMm: number): Detail[] {
  const room = widthMm - DETAIL_LABEL_MM - 2 * PADDING_MM
  let top = topMm
  return column.map(({ label, text, isBold = false }) => {
    const lines = breakLines(text, room, { sizeMm: TEXT_MM, bold: isBold }, MOST_LINES)
    const detail = { label, lines, isBold, topMm: top, heightMm: unitsFor(lines.length) * ROW_MM }
    top += detail.heightMm
    return detail
  })
}

function heightOf(details: Detail[]): number {
  return details.reduce((sum, { heightMm }) => sum + heightMm, 0)
}

/** `besideMm` is kept free at the right. */
export function noteLines(notes: readonly string[], mostLines: number, besideMm = 0): string[] {
  const room = CONTENT_WIDTH_MM - 2 * PADDING_MM - besideMm
  return notes.flatMap((note) => breakLines(note, room, { sizeMm: NOTE_MM })).slice(0, mostLines)
}

export const NOTE_MM = 2.9
export const NOTE_LINE_MM = LINE_MM
