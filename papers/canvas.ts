// Writes and draws on the pages of a PDF, in millimetres from the upper left corner.
import type { PDFDocument } from 'pdfkit'
import { A4, type Align } from './page-layout.ts'
import { ink } from './palette.ts'
import { SpeltDocument } from './actual-text-document.ts'

const POINTS_PER_MM = 72 / 25.4
const TAMIL = /[\u0B80-\u0BFF]/

export type PaperFonts = { text: Uint8Array; strong: Uint8Array }
export type PaperInfo = { title: string; author: string; madeAt: Date }
export type Writing = { sizeMm: number; strong?: boolean; align?: Align; colour?: string; link?: string }
export type Pen = ReturnType<typeof openPen>

/** The same marks and the same info give the same bytes. */
export function openPen(fonts: PaperFonts, { title, author, madeAt }: PaperInfo) {
  const doc = new SpeltDocument({
    autoFirstPage: false,
    font: null,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit', CreationDate: madeAt },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', resolve))
  doc.registerFont('text', fonts.text)
  doc.registerFont('strong', fonts.strong)

  return {
    page() {
      doc.addPage({ size: [points(A4.widthMm), points(A4.heightMm)], margin: 0 })
    },

    /** `xMm` is the left end, the middle or the right end, as the alignment says; `yMm` the line that letters stand on. */
    write(text: string, xMm: number, yMm: number, { sizeMm, strong, align, colour = ink.text, link }: Writing) {
      if (text === '') return
      doc
        .font(strong ? 'strong' : 'text')
        .fontSize(points(sizeMm))
        .fillColor(colour)
      const width = align === 'right' || align === 'center' ? doc.widthOfString(text) : 0
      const x = points(xMm) - (align === 'center' ? width / 2 : width)
      const write = () =>
        void doc.text(text, x, points(yMm), {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(link !== undefined && { link }),
        })
      // Tamil vowel signs are drawn before or around their consonant.
      if (TAMIL.test(text)) doc.spelt(text, write)
      else write()
    },

    box(xMm: number, yMm: number, widthMm: number, heightMm: number, colour: string) {
      doc.rect(points(xMm), points(yMm), points(widthMm), points(heightMm)).fill(colour)
    },

    frame(xMm: number, yMm: number, widthMm: number, heightMm: number, colour: string, lineMm: number) {
      doc.lineWidth(points(lineMm)).lineJoin('miter')
      doc.rect(points(xMm), points(yMm), points(widthMm), points(heightMm)).stroke(colour)
    },

    line(fromXMm: number, fromYMm: number, toXMm: number, toYMm: number, colour: string, lineMm = 0.2) {
      doc.lineWidth(points(lineMm)).moveTo(points(fromXMm), points(fromYMm))
      doc.lineTo(points(toXMm), points(toYMm)).stroke(colour)
    },

    /** Lets `draw` work in units of its own around a point: `unitMm` is how large one of them comes out. */
    around(xMm: number, yMm: number, unitMm: number, draw: (doc: PDFDocument) => void) {
      doc.save().translate(points(xMm), points(yMm)).scale(points(unitMm))
      draw(doc)
      doc.restore()
    },

    /** The whole PDF; nothing can be drawn afterwards. */
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
