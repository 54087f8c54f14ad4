// Reads a paper's PDF pages: each text with its position, size and tag.
import { type PdfObjects, referencedIds, readObjects } from './pdf-objects.ts'

const POINTS_PER_MM = 72 / 25.4

export type PdfText = {
  text: string
  /** By the glyphs alone, as a reader without ActualText sees it. */
  letters: string
  /** 'TD', 'P', … or 'Artifact'. */
  tag: string
  leftMm: number
  baselineMm: number
  widthMm: number
  sizeMm: number
}
export type PdfPage = { widthMm: number; heightMm: number; texts: PdfText[] }

type Font = { letters: Map<number, string>; widths: Map<number, number> }
type Run = Omit<PdfText, 'tag'>

/** Throws on an unknown file structure, so that a test cannot pass on an empty page. */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const objects = readObjects(bytes)
  const fonts = fontsOf(objects)
  const kids = /\/Type \/Pages\b[^]*?\/Kids \[([^\]]*)\]/.exec([...objects.values()].join('\n'))?.[1]
  const pages = referencedIds(kids).map((id) => pageOf(objects, fonts, objects.get(id) ?? ''))
  if (pages.length === 0) throw new Error('The PDF has no page')
  return pages
}

/** All texts of all pages, a line each. */
export function pdfLines(bytes: Uint8Array): string[] {
  return readPdf(bytes).flatMap(({ texts }) => texts.map(({ text }) => text))
}

function pageOf(objects: PdfObjects, fonts: Map<string, Font>, page: string): PdfPage {
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []).map(Number)
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')
  if (content === undefined) throw new Error('A page has no content')
  return {
    widthMm: width / POINTS_PER_MM,
    heightMm: height / POINTS_PER_MM,
    texts: markedContents(withFonts(content)).flatMap(({ tag, lines }) => textOf(tag, lines, fonts)),
  }
}

/** Repeats in each text its earlier font and spelling. */
function withFonts(content: string): string {
  let font = ''
  return content.replaceAll(
    /^(\/F\d+ \S+ Tf)$|^(?:(\/Span <<.*>> BDC)\n)?BT$/gm,
    (all, set?: string, span?: string) => {
      if (set) font = set
      return set ? all : `${all}\n${font}\n% ${span ?? ''}`
    },
  )
}

/** The outermost sequences of marked content. Throws for a text outside them, which would be neither tagged nor an artifact. */
function markedContents(content: string): { tag: string; lines: string }[] {
  const found: { tag: string; lines: string }[] = []
  let depth = 0
  for (const [line, tag, begin] of content.matchAll(/^(?:\/(\w+) (?:<<[^]*?>> )?(BDC|BMC)|EMC|[^\n]*)$/gm)) {
    if (begin && depth === 0) found.push({ tag: tag ?? '', lines: '' })
    if (begin) depth += 1
    else if (line === 'EMC') depth -= 1
    else if (depth === 0 && line === 'BT') throw new Error('A text is not marked')
    const open = found.at(-1)
    if (open && depth > 0) open.lines += `${line}\n`
  }
  return found
}

/** Joins the runs of one marked content. */
function textOf(tag: string, lines: string, fonts: Map<string, Font>): PdfText[] {
  const runs = [...lines.matchAll(/^BT\n([^]*?)\nET$/gm)].map(([, block = '']) => runOf(block, fonts))
  const [first] = runs
  if (!first) return []
  const leftMm = Math.min(...runs.map((run) => run.leftMm))
  const rightMm = Math.max(...runs.map((run) => run.leftMm + run.widthMm))
  const joined = (part: 'text' | 'letters') => runs.map((run) => run[part]).join('')
  return [{ ...first, tag, text: joined('text'), letters: joined('letters'), leftMm, widthMm: rightMm - leftMm }]
}

function runOf(block: string, fonts: Map<string, Font>): Run {
  const [, x, y] = (/1 0 0 -1 (\S+) (\S+) Tm/.exec(block) ?? []).map(Number)
  const [, name = '', size] = /\/(F\d+) (\S+) Tf/.exec(block) ?? []
  const font = fonts.get(name)
  if (x === undefined || y === undefined || !font) throw new Error(`Not a text of pdfkit: ${block}`)
  const shown = [...block.matchAll(/\[([^\]]*)\] TJ|(<\w*>) Tj/g)].map(([, row, only]) => row ?? only).join(' ')
  const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => units(hex))
  const shifts = [...shown.matchAll(/(?:^|[> ])(-?[\d.]+)/g)].reduce((sum, [, shift]) => sum + Number(shift), 0)
  const advances = glyphs.reduce((sum, glyph) => sum + (font.widths.get(glyph) ?? 0), 0)
  const spelling = /\/ActualText <FEFF([0-9a-f]*)>/.exec(block)?.[1]
  const letters = asRead(glyphs.map((glyph) => font.letters.get(glyph) ?? '\uFFFD').join(''))
  return {
    text: spelling === undefined ? letters : asRead(String.fromCharCode(...units(spelling))),
    letters,
    leftMm: x / POINTS_PER_MM,
    baselineMm: y / POINTS_PER_MM,
    widthMm: (((advances - shifts) / 1_000) * Number(size)) / POINTS_PER_MM,
    sizeMm: Number(size) / POINTS_PER_MM,
  }
}

/** Right-to-left letters are stored in visual order, and readers reverse them. */
function asRead(seen: string): string {
  return /[\u0620-\u065E\u0670-\u06EF]/.test(seen) ? [...seen].toReversed().join('') : seen
}

function fontsOf(objects: PdfObjects): Map<string, Font> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(named.map(([, name = '', id = '']) => [name, fontOf(objects, objects.get(id) ?? '')]))
}

function fontOf(objects: PdfObjects, font: string): Font {
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

function units(hex: string): number[] {
  return (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
}
