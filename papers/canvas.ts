// A canvas over a PDF's pages: text, lines and rectangles, in millimetres from the upper left corner.
import type { PDFDocument } from 'pdfkit'
import { A4, type Align } from './page-layout.ts'
import { palette } from './palette.ts'
import { ActualTextDocument } from './actual-text-document.ts'

const POINTS_PER_MM = 72 / 25.4
const TAMIL = /[\u0B80-\u0BFF]/

export type PaperFonts = { regular: Uint8Array; bold: Uint8Array }
export type DocumentInfo = { title: string; author: string; createdAt: Date }
export type TextStyle = { sizeMm: number; bold?: boolean; align?: Align; colour?: string; link?: string }
export type Canvas = ReturnType<typeof createCanvas>

/** Returns a canvas without a page. The same calls with the same info make the same bytes. */
export function createCanvas(fonts: PaperFonts, { title, author, createdAt }: DocumentInfo) {
  const doc = new ActualTextDocument({
    autoFirstPage: false,
    font: null,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit', CreationDate: createdAt },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', resolve))
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)

  return {
    addPage() {
      doc.addPage({ size: [points(A4.widthMm), points(A4.heightMm)], margin: 0 })
    },

    /** `xMm` is the left end, the middle or the right end, as `align` says; `yMm` is the baseline. */
    drawText(text: string, xMm: number, yMm: number, { sizeMm, bold, align, colour = palette.text, link }: TextStyle) {
      if (text === '') return
      doc
        .font(bold ? 'bold' : 'regular')
        .fontSize(points(sizeMm))
        .fillColor(colour)
      const width = align === 'right' || align === 'center' ? doc.widthOfString(text) : 0
      const x = points(xMm) - (align === 'center' ? width / 2 : width)
      const draw = () =>
        void doc.text(text, x, points(yMm), {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(link !== undefined && { link }),
        })
      // Tamil vowel signs are drawn before or around their consonant.
      if (TAMIL.test(text)) doc.withActualText(text, draw)
      else draw()
    },

    fillRect(xMm: number, yMm: number, widthMm: number, heightMm: number, colour: string) {
      doc.rect(points(xMm), points(yMm), points(widthMm), points(heightMm)).fill(colour)
    },

    strokeRect(xMm: number, yMm: number, widthMm: number, heightMm: number, colour: string, lineMm: number) {
      doc.lineWidth(points(lineMm)).lineJoin('miter')
      doc.rect(points(xMm), points(yMm), points(widthMm), points(heightMm)).stroke(colour)
    },

    drawLine(fromXMm: number, fromYMm: number, toXMm: number, toYMm: number, colour: string, lineMm = 0.2) {
      doc.lineWidth(points(lineMm)).moveTo(points(fromXMm), points(fromYMm))
      doc.lineTo(points(toXMm), points(toYMm)).stroke(colour)
    },

    /** Calls `draw` with its origin at the point and units of `unitMm`. */
    drawScaled(xMm: number, yMm: number, unitMm: number, draw: (doc: PDFDocument) => void) {
      doc.save().translate(points(xMm), points(yMm)).scale(points(unitMm))
      draw(doc)
      doc.restore()
    },

    /** Resolves with the PDF's bytes; the canvas takes no more calls. */
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      doc.end()
      await ended
      return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
    },
  }
}

function points(mm: number): number {
  return mm * POINTS_PER_MM
}
