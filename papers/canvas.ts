// Draws on PDF pages in millimetres from the upper left corner; text is tagged, shapes are artifacts.
import { wordsOf } from '#domain/words/catalogue.ts'
import { language as paperLanguage } from '#domain/words/en/language.ts'
import type { PDFDocument, StructureElement } from 'pdfkit'
import { fontFile, isScriptFont, type PaperFonts } from './font-files.ts'
import { openFont } from './pdf/open-font.ts'
import { packObjects } from './pdf/pack-objects.ts'
import { A4, type Align } from './page-layout.ts'
import { palette } from './palette.ts'
import { PaperDocument } from './pdf/paper-document.ts'
import { openScriptFont } from './scripts/script-font.ts'
import type { Script } from './scripts/scripts.ts'
import { type TextRun, textRuns } from './scripts/text-runs.ts'

const POINTS_PER_MM = 72 / 25.4
const LINE_MM = 0.2
const TAMIL = /[\u0B80-\u0BFF]/

export type DocumentInfo = { title: string; author: string; createdAt: Date }
/** A structure type of ISO 32000-1, 14.8.4. */
export type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD'
export type TextStyle = {
  sizeMm: number
  bold?: boolean
  align?: Align
  colour?: string
  /** The parent element, or the tag of a new one; without it the text is an artifact, which readers skip. */
  in?: StructureElement | Tag
}
export type Place = { leftMm: number; topMm: number; widthMm: number; heightMm: number }
export type LinkStyle = { label: string; in: StructureElement }
export type Canvas = ReturnType<typeof createCanvas>

/** Starts without a page. Equal calls and info yield equal bytes. */
export function createCanvas(fonts: PaperFonts, { title, author, createdAt }: DocumentInfo) {
  const doc = new PaperDocument({
    autoFirstPage: false,
    font: null,
    lang: wordsOf(paperLanguage).tag,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit', CreationDate: createdAt },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', resolve))
  for (const [file, bytes] of fonts) doc.registerFont(file, (isScriptFont(file) ? openScriptFont : openFont)(bytes))
  const root = doc.struct('Document')
  doc.addStructure(root)

  function element(tag: Tag, parent = root): StructureElement {
    const child = doc.struct(tag)
    parent.add(child)
    return child
  }

  const linesOf = new WeakMap<StructureElement, string[]>()

  let isInArtifact = false
  /** Marks decoration and repeated content, which readers skip. */
  function artifact(draw: () => void) {
    if (isInArtifact) return draw()
    isInArtifact = true
    doc.markContent('Artifact')
    draw()
    doc.endMarkedContent()
    isInArtifact = false
  }

  function drawRuns(runs: readonly PlacedRun[], yMm: number, setFont: SetFont) {
    for (const { text, shaped, seen, script, x } of runs) {
      setFont(script)
      const language = script?.language ?? (TAMIL.test(text) ? 'ta' : undefined)
      doc.showText({ text: shaped, spelt: seen, language, x, y: points(yMm), ...shaping(script) })
    }
  }

  return {
    addPage() {
      doc.addPage({ size: [points(A4.widthMm), points(A4.heightMm)], margin: 0 })
    },

    artifact,

    element,

    /** Appends a cell that spans `columns`; a header that spans several is the row's. */
    cell(tag: 'TH' | 'TD', row: StructureElement, columns = 1): StructureElement {
      const cell = element(tag, row)
      const span = columns > 1 && { ColSpan: columns }
      const scope = tag === 'TH' && { Scope: columns > 1 ? 'Row' : 'Column' }
      if (span || scope) cell.dictionary.data['A'] = { O: 'Table', ...span, ...scope }
      return cell
    },

    /** `xMm` is the left end, the middle or the right end, by `align`; `yMm` is the baseline. */
    drawText(text: string, xMm: number, yMm: number, style: TextStyle) {
      if (text === '') return
      const { sizeMm, bold = false, align, colour = palette.text, in: tag } = style
      doc.fillColor(colour)
      const setFont = (script: Script | undefined) =>
        doc.font(fontFile(script, bold)).fontSize(points(sizeMm * (script?.scale ?? 1)))
      const runs = placedRuns(text, setFont, points(xMm), align)
      const draw = () => drawRuns(runs, yMm, setFont)
      if (tag === undefined) return artifact(draw)
      const owner = (typeof tag === 'string' ? element(tag) : tag).add(draw)
      const lines = [...(linesOf.get(owner) ?? []), text]
      linesOf.set(owner, lines)
      if (runs.some(({ script }) => script?.isRightToLeft) || owner.dictionary.data['ActualText']) spell(owner, lines)
    },

    fillRect(xMm: number, yMm: number, widthMm: number, heightMm: number, colour: string) {
      artifact(() => doc.rect(points(xMm), points(yMm), points(widthMm), points(heightMm)).fill(colour))
    },

    strokeRect(xMm: number, yMm: number, widthMm: number, heightMm: number, colour: string, lineMm: number) {
      artifact(() => {
        doc.lineWidth(points(lineMm)).lineJoin('miter')
        doc.rect(points(xMm), points(yMm), points(widthMm), points(heightMm)).stroke(colour)
      })
    },

    drawLine(fromXMm: number, fromYMm: number, toXMm: number, toYMm: number, colour: string, lineMm = LINE_MM) {
      this.drawLines([[fromXMm, fromYMm, toXMm, toYMm]], colour, lineMm)
    },

    drawLines(lines: readonly (readonly [number, number, number, number])[], colour: string, lineMm = LINE_MM) {
      artifact(() => {
        doc.lineWidth(points(lineMm))
        for (const [fromX, fromY, toX, toY] of lines)
          doc.moveTo(points(fromX), points(fromY)).lineTo(points(toX), points(toY))
        doc.stroke(colour)
      })
    },

    /** Makes a place of the page a link; readers hear `label`. */
    linkTo(url: string, { leftMm, topMm, widthMm, heightMm }: Place, { label, in: structParent }: LinkStyle) {
      // pdfkit writes a String object as a text, and a string as a name.
      const options = { structParent, Contents: Object(label) }
      doc.link(points(leftMm), points(topMm), points(widthMm), points(heightMm), url, options)
    },

    /** Draws a JPEG within a square; returns false and draws nothing for invalid bytes. */
    drawPicture(jpeg: Uint8Array, leftMm: number, topMm: number, sizeMm: number): boolean {
      const picture = openedPicture(doc, jpeg)
      if (!picture) return false
      const fit: [number, number] = [points(sizeMm), points(sizeMm)]
      artifact(() => doc.image(picture, points(leftMm), points(topMm), { fit, align: 'center', valign: 'center' }))
      return true
    },

    /** `draw` has its origin at the point and units of `unitMm`. */
    drawScaled(xMm: number, yMm: number, unitMm: number, draw: (doc: PDFDocument) => void) {
      artifact(() => {
        doc.save().translate(points(xMm), points(yMm)).scale(points(unitMm))
        draw(doc)
        doc.restore()
      })
    },

    /** Resolves with the PDF's bytes; the canvas takes no more calls. */
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      root.end()
      doc.end()
      await ended
      return packObjects(new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer()))
    },
  }
}

function openedPicture(doc: PDFDocument, jpeg: Uint8Array) {
  try {
    const picture = doc.openImage(jpeg)
    return picture.width > 0 && picture.height > 0 ? picture : undefined
  } catch {
    return undefined
  }
}

/** Screen readers use it in place of the content, which has Urdu in visual order. */
function spell({ dictionary }: StructureElement, lines: string[]) {
  // pdfkit writes a String object as a text, and a string as a name.
  dictionary.data['ActualText'] = Object(lines.join(' '))
}

type PlacedRun = TextRun & { x: number }
type SetFont = (script: Script | undefined) => PDFDocument

/** Returns the runs in reading order, with their left ends in points. */
function placedRuns(text: string, setFont: SetFont, x: number, align?: Align): PlacedRun[] {
  const runs = textRuns(text)
  if (runs.length === 1 && align !== 'right' && align !== 'center') return runs.map((run) => ({ ...run, x }))
  const widths = runs.map(({ shaped, script }) => setFont(script).widthOfString(shaped, shaping(script)))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const left = align === 'right' ? x - whole : align === 'center' ? x - whole / 2 : x
  return runs.map((run) => ({
    ...run,
    x: rounded(left + widths.reduce((sum, width, at) => ((runs[at]?.place ?? 0) < run.place ? sum + width : sum), 0)),
  }))
}

/** Shapes word by word from left to right, except for right-to-left scripts. */
function shaping(script: Script | undefined): { isFromRight: boolean; features?: string[] } {
  return script?.isRightToLeft ? { isFromRight: true, features: [] } : { isFromRight: false }
}

/** Hundredths are finer than any printer; more digits would add a fifth to the file. */
function points(mm: number): number {
  return rounded(mm * POINTS_PER_MM)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
