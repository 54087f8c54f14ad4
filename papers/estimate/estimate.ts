/** Lays out the estimate as pages of rows, in millimetres (§9 Estimate PDF). */
import { estimateHead, noteLines, NOTE_LINE_MM } from './head.ts'
import type { EstimateHead } from './head.ts'
import { codeHeightMm, codeWidthMm, type OrderCode, orderCode } from './order-code.ts'
import { breakIntoPages } from './page-breaks.ts'
import { estimateRows, estimateTotals, ROW_MM } from './table.ts'
import type { EstimateRow, EstimateTotals } from './table.ts'
import { seasonHeightMm, seasonNotes, type SeasonNotes } from './season.ts'
import { enquiryNumber, estimateFileName, estimateNotes } from './texts.ts'
import type { EstimateOrder, EstimateSeller } from './texts.ts'
import type { Language } from '#domain/language.ts'
import type { Due } from '#domain/payments/due.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { BODY_HEIGHT_MM, MARGIN_MM } from '../page-layout.ts'
import type { Cell } from '../page-layout.ts'

export const LEAST_BLANK_ROWS = 3
const LEAST_TABLE_UNITS = 10
const MOST_NOTE_LINES = 13
/** Beside the code, whose column takes a fifth of the width. */
const MOST_NOTE_LINES_BESIDE_CODE = 16

/** 'columns' repeats the labels; 'band' is 'Net Rate Products'; 'blank' fills; 'charge' follows the goods. */
export type PlacedRow = {
  kind: 'columns' | 'band' | 'product' | 'blank' | 'charge' | 'totals'
  topMm: number
  heightMm: number
  cells: Cell[]
}

export type EstimatePage = {
  number: number
  /** On the first page; later ones name the enquiry in one row at `MARGIN_MM`. */
  head?: EstimateHead
  rows: PlacedRow[]
  /** On the last page. */
  closing?: { totals: EstimateTotals; notesTopMm: number; notes: string[]; code?: OrderCode | undefined }
  /** Beneath the notes, or alone on a page after them. */
  season?: SeasonNotes & { topMm: number }
}

export type EstimateLayout = {
  language: Language
  fileName: string
  enquiryNumber: string
  sellerName: string
  /** ISO, UTC; absent where the order lacks it. */
  placedAt?: string
  pages: EstimatePage[]
}

/**
 * In the order's language. Returns at least one page, even for an empty order (§9). With a code where `pageUrl`, the
 * address of the order's own page, is given.
 */
export function layOutEstimate(
  order: EstimateOrder,
  seller: EstimateSeller,
  due: Due,
  pageUrl?: string,
): EstimateLayout {
  return inLanguage(order.language ?? 'en', () => laidOut(order, seller, due, pageUrl))
}

function laidOut(order: EstimateOrder, seller: EstimateSeller, due: Due, pageUrl: string | undefined): EstimateLayout {
  const head = estimateHead(order, seller)
  const totals = estimateTotals(order)
  const code = pageUrl === undefined ? undefined : orderCode(pageUrl, seller)
  const most = code ? MOST_NOTE_LINES_BESIDE_CODE : MOST_NOTE_LINES
  const notes = noteLines(estimateNotes(order, seller, totals, due), most, codeWidthMm(code))
  const noteUnits = Math.ceil(notesHeightMm({ notes, code }) / ROW_MM)
  const pageUnits = Math.floor(BODY_HEIGHT_MM / ROW_MM)
  const first = pageUnits - head.heightMm / ROW_MM - 2
  const afterBlanks = totals.charges.length + 1 + noteUnits
  const closing = LEAST_BLANK_ROWS + afterBlanks
  const broken = breakIntoPages(estimateRows(order), { first, later: pageUnits - 2, closing })
  return {
    language: order.language ?? 'en',
    fileName: estimateFileName(order),
    enquiryNumber: enquiryNumber(order),
    sellerName: seller.name,
    ...(order.placedAt && { placedAt: order.placedAt }),
    pages: withSeason(
      broken.map(({ rows, units }, index) => {
        const isFirst = index === 0
        const isLast = index === broken.length - 1
        const place = rowStacker(MARGIN_MM + (isFirst ? head.heightMm : ROW_MM))
        const tableUnits = isFirst ? Math.min(LEAST_TABLE_UNITS, first - afterBlanks) : 0
        const fillers = Math.max(LEAST_BLANK_ROWS, tableUnits - units)
        const repeated = (kind: PlacedRow['kind'], count: number) => Array.from({ length: count }, () => place(kind))
        const placed = [
          place('columns'),
          ...(isFirst ? [place('band')] : []),
          ...rows.map((row) => place('product', row)),
          ...(isLast
            ? [...repeated('blank', fillers), ...repeated('charge', totals.charges.length), place('totals')]
            : []),
        ]
        const bottom = placed.at(-1)
        const notesTopMm = bottom ? bottom.topMm + bottom.heightMm : MARGIN_MM
        return {
          number: index + 1,
          ...(isFirst && { head }),
          rows: placed,
          ...(isLast && { closing: { totals, notesTopMm, notes, ...(code && { code }) } }),
        }
      }),
      seasonNotes(order, seller),
    ),
  }
}

/** Of the notes and the code beside them, with the gap above. */
function notesHeightMm({ notes, code }: { notes: readonly string[]; code?: OrderCode | undefined }): number {
  return Math.max(notes.length * NOTE_LINE_MM + 2, codeHeightMm(code))
}

/** Beneath the notes, or on a new page where they do not fit. */
function withSeason(pages: EstimatePage[], season: SeasonNotes): EstimatePage[] {
  const heightMm = seasonHeightMm(season)
  const last = pages.at(-1)
  if (heightMm === 0 || !last?.closing) return pages
  const topMm = last.closing.notesTopMm + notesHeightMm(last.closing)
  if (topMm + heightMm <= MARGIN_MM + BODY_HEIGHT_MM)
    return [...pages.slice(0, -1), { ...last, season: { ...season, topMm } }]
  return [...pages, { number: pages.length + 1, rows: [], season: { ...season, topMm: MARGIN_MM + ROW_MM } }]
}

function rowStacker(topMm: number) {
  let top = topMm
  return (kind: PlacedRow['kind'], { cells, units }: EstimateRow = { cells: [], units: 1 }): PlacedRow => {
    const row = { kind, topMm: top, heightMm: units * ROW_MM, cells }
    top += row.heightMm
    return row
  }
}
