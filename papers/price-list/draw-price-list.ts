// Draws the price list's pages.
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import type { StructureElement } from 'pdfkit'
import { A4, CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { LIST_CONTINUED_MM, LIST_NOTE_LINE_MM, type ListPage, type PriceListLayout } from './price-list.ts'
import { LIST_COLUMN_MM, LIST_GUTTER_MM, LIST_NOTE_MM } from './entries.ts'
import { fittingFontSizeMm } from '../text-width.ts'
import { palette } from '../palette.ts'
import { drawLogo } from '../logo.ts'
import { createCanvas, type Canvas } from '../canvas.ts'
import type { PaperFonts } from '../font-files.ts'
import { drawListColumn } from './draw-column.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM
const MIDDLE_MM = MARGIN_MM + CONTENT_WIDTH_MM / 2
const LOGO_MM = 21
const SIDE_MM = 42

/** Resolves with the PDF's bytes; equal layout and logo yield equal bytes. */
export async function drawPriceList(
  list: PriceListLayout,
  fonts: PaperFonts,
  logo?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  return inLanguage(list.language, () => drawn(list, fonts, logo)).finish()
}

/** Without a wait, so that every word is in the list's language. */
function drawn(list: PriceListLayout, fonts: PaperFonts, logo: Uint8Array | undefined): Canvas {
  const { seller, date, day, pages } = list
  const text = wordsOf(papers)
  const canvas = createCanvas(fonts, {
    title: text.priceListOf({ date }),
    author: seller.name,
    createdAt: new Date(day),
  })
  let table: StructureElement | undefined
  for (const page of pages) {
    canvas.addPage()
    if (page.number === 1) drawHead(canvas, list, logo)
    else drawContinued(canvas, list)
    const isFirst = table === undefined
    table ??= canvas.element('Table')
    for (const [side, column] of page.columns.entries()) {
      const leftMm = MARGIN_MM + side * (LIST_COLUMN_MM + LIST_GUTTER_MM)
      drawListColumn(canvas, column, leftMm, table, isFirst && side === 0)
    }
    drawNotes(canvas, page)
    const foot = text.pageOfList({ date, page: page.number, pages: pages.length })
    canvas.drawText(foot, RIGHT_MM, A4.heightMm - MARGIN_MM, { sizeMm: 2.5, align: 'right', colour: palette.soft })
  }
  return canvas
}

function drawHead(canvas: Canvas, { seller, date, minimumOrder }: PriceListLayout, logo: Uint8Array | undefined) {
  const top = MARGIN_MM
  drawLogo(canvas, MARGIN_MM + 2, top + 2, LOGO_MM, logo)
  const middle = { align: 'center' } as const
  const room = CONTENT_WIDTH_MM - 2 * SIDE_MM
  const fits = (text: string, sizeMm: number) => fittingFontSizeMm(text, room, { sizeMm, bold: true })
  const name = { ...middle, sizeMm: fits(seller.name, 7), bold: true, colour: palette.vermilion, in: 'P' } as const
  canvas.drawText(seller.name, MIDDLE_MM, top + 8.6, name)
  canvas.drawText(seller.tagline, MIDDLE_MM, top + 13.4, {
    ...middle,
    sizeMm: fits(seller.tagline, 3),
    colour: palette.soft,
    in: 'P',
  })
  canvas.drawText(seller.address, MIDDLE_MM, top + 18, { ...middle, sizeMm: fits(seller.address, 3), in: 'P' })
  const text = wordsOf(papers)
  const contact = text.contact({ phone: seller.phone, website: seller.website })
  canvas.drawText(contact, MIDDLE_MM, top + 22.4, { ...middle, sizeMm: fits(contact, 3), in: 'P' })

  const right = { align: 'right' } as const
  canvas.drawText(text.priceList, RIGHT_MM, top + 8.6, {
    ...right,
    sizeMm: 5.2,
    bold: true,
    colour: palette.night,
    in: 'H1',
  })
  canvas.drawText(text.date({ date }), RIGHT_MM, top + 14, { ...right, sizeMm: 3.2, bold: true, in: 'P' })
  canvas.drawText(minimumOrder, RIGHT_MM, top + 18.6, { ...right, sizeMm: 2.9, colour: palette.soft, in: 'P' })
  canvas.drawLine(MARGIN_MM, top + 25.6, RIGHT_MM, top + 25.6, palette.vermilion, 0.9)
  canvas.drawLine(MARGIN_MM, top + 26.9, RIGHT_MM, top + 26.9, palette.vermilion, 0.25)
}

function drawContinued(canvas: Canvas, { seller, date }: PriceListLayout) {
  const y = MARGIN_MM + LIST_CONTINUED_MM - 4
  canvas.drawText(seller.name, MARGIN_MM, y, { sizeMm: 3.4, bold: true, colour: palette.vermilion })
  canvas.drawText(wordsOf(papers).priceListContinued({ date }), RIGHT_MM, y, {
    sizeMm: 3,
    align: 'right',
    colour: palette.soft,
  })
}

function drawNotes(canvas: Canvas, { notes }: ListPage) {
  if (!notes) return
  const paragraph = canvas.element('P')
  notes.lines.forEach((line, index) => {
    const y = notes.topMm + LIST_NOTE_LINE_MM * (index + 0.8)
    canvas.drawText(line, MARGIN_MM, y, { sizeMm: LIST_NOTE_MM, colour: palette.soft, in: paragraph })
  })
}
