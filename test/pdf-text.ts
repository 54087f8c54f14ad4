// Reads what stands on the pages of a PDF that pdfkit has made: each text with its place and size.
import { inflateSync } from 'node:zlib'

const POINTS_PER_MM = 72 / 25.4

export type PdfText = { text: string; leftMm: number; baselineMm: number; widthMm: number; sizeMm: number }
export type PdfPage = { widthMm: number; heightMm: number; texts: PdfText[] }

type Font = { letters: Map<number, string>; widths: Map<number, number> }

/** Throws when the file is not one that this reader understands, so that a test cannot pass on an empty page. */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const fonts = fontsOf(objects)
  const kids = references(/\/Type \/Pages\b[^]*?\/Kids \[([^\]]*)\]/.exec([...objects.values()].join('\n'))?.[1])
  const pages = kids.map((id) => pageOf(objects, fonts, objects.get(id) ?? ''))
  if (pages.length === 0) throw new Error('The PDF has no page')
  return pages
}

/** All texts of all pages, a line each. */
export function pdfLines(bytes: Uint8Array): string[] {
  return readPdf(bytes).flatMap(({ texts }) => texts.map(({ text }) => text))
}

function objectsOf(file: string): Map<string, string> {
  const found = [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)]
  return new Map(found.map(([, id = '', body = '']) => [id, withInflatedStream(body)]))
}

function withInflatedStream(body: string): string {
  const [, head, stream] = /^([^]*?)stream\n([^]*)\nendstream$/.exec(body) ?? []
  if (head === undefined || stream === undefined || !head.includes('/FlateDecode')) return body
  return head + inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

function pageOf(objects: Map<string, string>, fonts: Map<string, Font>, page: string): PdfPage {
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []).map(Number)
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')
  if (content === undefined) throw new Error('A page has no content')
  const blocks = [...content.matchAll(/\nBT\n([^]*?)\nET\n/g)]
  return {
    widthMm: width / POINTS_PER_MM,
    heightMm: height / POINTS_PER_MM,
    texts: blocks.map(([, block = '']) => textOf(block, fonts, height)),
  }
}

function textOf(block: string, fonts: Map<string, Font>, pageHeight: number): PdfText {
  const [, x, y] = (/1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? []).map(Number)
  const [, name = '', size] = /\/(F\d+) (\S+) Tf/.exec(block) ?? []
  const font = fonts.get(name)
  if (x === undefined || y === undefined || !font) throw new Error(`Not a text of pdfkit: ${block}`)
  const runs = [...block.matchAll(/\[([^\]]*)\] TJ/g)].map(([, run = '']) => run).join(' ')
  const glyphs = [...runs.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => units(hex))
  const shifts = [...runs.matchAll(/> (-?[\d.]+)/g)].reduce((sum, [, shift]) => sum + Number(shift), 0)
  const advances = glyphs.reduce((sum, glyph) => sum + (font.widths.get(glyph) ?? 0), 0)
  const spelling = /\/ActualText <FEFF([0-9a-f]*)>/.exec(block)?.[1]
  return {
    text:
      spelling === undefined
        ? glyphs.map((glyph) => font.letters.get(glyph) ?? '\uFFFD').join('')
        : String.fromCharCode(...units(spelling)),
    leftMm: x / POINTS_PER_MM,
    baselineMm: (pageHeight - y) / POINTS_PER_MM,
    widthMm: (((advances - shifts) / 1_000) * Number(size)) / POINTS_PER_MM,
    sizeMm: Number(size) / POINTS_PER_MM,
  }
}

function fontsOf(objects: Map<string, string>): Map<string, Font> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(named.map(([, name = '', id = '']) => [name, fontOf(objects, objects.get(id) ?? '')]))
}

function fontOf(objects: Map<string, string>, font: string): Font {
  const part = (entry: RegExp) => objects.get(entry.exec(font)?.[1] ?? '') ?? ''
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of part(/\/ToUnicode (\d+) 0 R/).matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16)
    ;[...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], at) => {
      letters.set(start + at, String.fromCharCode(...units(hex.replaceAll(' ', ''))))
    })
  }
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(part(/\/DescendantFonts \[(\d+) 0 R\]/))?.[1] ?? ''
  return {
    letters,
    widths: new Map(
      widths
        .trim()
        .split(/\s+/)
        .map((width, glyph) => [glyph, Number(width)]),
    ),
  }
}

function references(list = ''): string[] {
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
}

function units(hex: string): number[] {
  return (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
}
