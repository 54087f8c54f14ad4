// Draws the price list's pages: a head, two columns of prices, and the notes at the end.
import { A4, CONTENT_WIDTH_MM, MARGIN_MM } from '../page-layout.ts'
import { LIST_CONTINUED_MM, LIST_NOTE_LINE_MM, LIST_TITLE, type ListPage, type PriceList } from './price-list.ts'
import { LIST_COLUMN_MM, LIST_GUTTER_MM, LIST_NOTE_MM } from './entries.ts'
import { fittingSizeMm } from '../text-width.ts'
import { ink } from '../palette.ts'
import { drawLogo } from '../logo.ts'
import { openPen, type PaperFonts, type Pen } from '../canvas.ts'
import { drawListColumn } from './draw-column.ts'

const RIGHT_MM = MARGIN_MM + CONTENT_WIDTH_MM
const MIDDLE_MM = MARGIN_MM + CONTENT_WIDTH_MM / 2
const LOGO_MM = 21
const SIDE_MM = 42

/** The PDF's bytes. */
export async function printPriceList(list: PriceList, fonts: PaperFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { seller, date, day, pages } = list
  const pen = openPen(fonts, { title: `Price List ${date}`, author: seller.name, madeAt: new Date(day) })
  for (const page of pages) {
    pen.page()
    if (page.number === 1) drawHead(pen, list)
    else drawContinued(pen, list)
    page.columns.forEach((column, side) =>
      drawListColumn(pen, column, MARGIN_MM + side * (LIST_COLUMN_MM + LIST_GUTTER_MM)),
    )
    drawNotes(pen, page)
    const foot = `Prices of ${date}  ·  Page ${page.number} of ${pages.length}`
    pen.write(foot, RIGHT_MM, A4.heightMm - MARGIN_MM, { sizeMm: 2.5, align: 'right', colour: ink.soft })
  }
  return pen.finish()
}

function drawHead(pen: Pen, { seller, date, minimumOrder }: PriceList) {
  const top = MARGIN_MM
  drawLogo(pen, MARGIN_MM + 2, top + 2, LOGO_MM)
  const middle = { align: 'center' } as const
  const room = CONTENT_WIDTH_MM - 2 * SIDE_MM
  const fits = (text: string, sizeMm: number) => fittingSizeMm(text, room, { sizeMm, strong: true })
  const name = { ...middle, sizeMm: fits(seller.name, 7), strong: true, colour: ink.vermilion }
  pen.write(seller.name, MIDDLE_MM, top + 8.6, name)
  pen.write(seller.tagline, MIDDLE_MM, top + 13.4, { ...middle, sizeMm: fits(seller.tagline, 3), colour: ink.soft })
  pen.write(seller.address, MIDDLE_MM, top + 18, { ...middle, sizeMm: fits(seller.address, 3) })
  const contact = `Mobile: ${seller.phone}  ·  ${seller.website}`
  pen.write(contact, MIDDLE_MM, top + 22.4, { ...middle, sizeMm: fits(contact, 3) })

  const right = { align: 'right' } as const
  pen.write(LIST_TITLE, RIGHT_MM, top + 8.6, { ...right, sizeMm: 5.2, strong: true, colour: ink.night })
  pen.write(`Date: ${date}`, RIGHT_MM, top + 14, { ...right, sizeMm: 3.2, strong: true })
  pen.write(minimumOrder, RIGHT_MM, top + 18.6, { ...right, sizeMm: 2.9, colour: ink.soft })
  pen.line(MARGIN_MM, top + 25.6, RIGHT_MM, top + 25.6, ink.vermilion, 0.9)
  pen.line(MARGIN_MM, top + 26.9, RIGHT_MM, top + 26.9, ink.vermilion, 0.25)
}

function drawContinued(pen: Pen, { seller, date }: PriceList) {
  const y = MARGIN_MM + LIST_CONTINUED_MM - 4
  pen.write(seller.name, MARGIN_MM, y, { sizeMm: 3.4, strong: true, colour: ink.vermilion })
  pen.write(`${LIST_TITLE}  ${date}`, RIGHT_MM, y, { sizeMm: 3, align: 'right', colour: ink.soft })
}

function drawNotes(pen: Pen, { notes }: ListPage) {
  notes?.lines.forEach((line, index) => {
    const y = notes.topMm + LIST_NOTE_LINE_MM * (index + 0.8)
    pen.write(line, MARGIN_MM, y, { sizeMm: LIST_NOTE_MM, colour: ink.soft })
  })
}
