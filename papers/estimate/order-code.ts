/** The estimate's code, which opens the page of its order: room, caption and modules. */
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import type { Canvas } from '../canvas.ts'
import { CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { palette } from '../palette.ts'
import { breakLines, printableText } from '../printable-text.ts'
import { PADDING_MM } from './table.ts'
import type { EstimateSeller } from './texts.ts'

/** Half a millimetre for each of the 37 modules of a usual address: any phone reads it from cheap paper. */
const SIDE_MM = 20
/** The standard's four modules. */
const QUIET_MM = 2.6
const COLUMN_MM = 36
const CAPTION_MM = 2.6
const CAPTION_LINE_MM = 3.3
const MOST_CAPTION_LINES = 3

export type OrderCode = { url: string; caption: string[] }

/** What the notes beside it lose of their width; 0 without a code. */
export function codeWidthMm(code: OrderCode | undefined): number {
  return code ? COLUMN_MM : 0
}

/** 0 without a code. */
export function codeHeightMm(code: OrderCode | undefined): number {
  return code ? QUIET_MM + SIDE_MM + QUIET_MM + code.caption.length * CAPTION_LINE_MM : 0
}

/** In the language of the moment; `url` is that of the order's page. */
export function orderCode(url: string, { callItEnquiry = false }: EstimateSeller): OrderCode {
  const text = printableText(wordsOf(papers, { callItEnquiry }).scanForOrder)
  return { url, caption: breakLines(text, COLUMN_MM, { sizeMm: CAPTION_MM }, MOST_CAPTION_LINES) }
}

/** Also a link, for who reads the estimate on the phone that would scan it. */
export function drawOrderCode(canvas: Canvas, { url, caption }: OrderCode, topMm: number) {
  const code = generate(url)
  const leftMm = MARGIN_MM + CONTENT_WIDTH_MM - PADDING_MM - COLUMN_MM
  const middleMm = leftMm + COLUMN_MM / 2
  const link = canvas.element('Link')
  const place = { leftMm, topMm, widthMm: COLUMN_MM, heightMm: codeHeightMm({ url, caption }) }
  canvas.linkTo(url, place, { label: caption.join(' '), in: link })
  canvas.drawScaled(middleMm - SIDE_MM / 2, topMm + QUIET_MM, SIDE_MM / code.size, (doc) =>
    doc.path(toSvgPath(code)).fill(palette.text),
  )
  const firstMm = topMm + QUIET_MM + SIDE_MM + QUIET_MM + CAPTION_MM * 0.8
  caption.forEach((line, index) =>
    canvas.drawText(line, middleMm, firstMm + index * CAPTION_LINE_MM, {
      sizeMm: CAPTION_MM,
      align: 'center',
      colour: palette.text,
      in: link,
    }),
  )
}
