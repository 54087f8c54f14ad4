// A PDF document whose glyphs carry their letters, and which omits redundant operators.
import { type EmbeddedFont, type EmbeddedGlyph, PDFDocument } from 'pdfkit'
import { type PlacedGlyph, placedGlyphs } from './placed-glyphs.ts'
import { isFlat } from '../scripts/letters-of-glyphs.ts'
import { showGlyphs } from './show-glyphs.ts'

export type ShownText = {
  text: string
  /** The letters in the order that readers expect: right-to-left letters in visual order. */
  spelt: string
  language: string | undefined
  /** Left end and baseline, from the page's upper left corner. */
  x: number
  y: number
  /** With features the text is shaped whole, not word by word. */
  features?: string[]
  /** The glyphs run from the last letter to the first. */
  isFromRight: boolean
}

/** Set by the page's operators. */
type State = { fill?: string; stroke?: string; lineWidth?: number; font?: string }

export class PaperDocument extends PDFDocument {
  private state: State = {}
  private outerStates: State[] = []
  private readonly codes = new WeakMap<EmbeddedFont, Map<string, number>>()

  /** The document's information has title and author already. */
  override endMetadata() {}

  override addPage(options: { size: [number, number]; margin: number }): this {
    this.state = {}
    return super.addPage(options)
  }

  override save(): this {
    this.outerStates.push({ ...this.state })
    return super.save()
  }

  override restore(): this {
    this.state = this.outerStates.pop() ?? {}
    return super.restore()
  }

  override fillColor(colour: string): this {
    return this.set('fill', colour, `${rgb(colour)} rg`)
  }

  override strokeColor(colour: string): this {
    return this.set('stroke', colour, `${rgb(colour)} RG`)
  }

  override lineWidth(points: number): this {
    return this.set('lineWidth', points, `${points} w`)
  }

  showText({ text, spelt, language, x, y, features, isFromRight }: ShownText): this {
    const [font, size] = [this._font, this._fontSize]
    this.page.fonts[font.id] ??= font.ref()
    this.set('font', `${font.id} ${size}`, `/${font.id} ${size} Tf`)
    const glyphs = placedGlyphs(font, text, features, isFromRight)
    const shown = showGlyphs(glyphs, size, (glyph) => (glyph.letter === '' ? undefined : this.codeOf(font, glyph)))
    const isSpelt = text === spelt && glyphs.every(isReadAsDrawn)
    const span = spanOf(language, isSpelt ? undefined : spelt)
    if (span) this.addContent(`/Span <<${span}>> BDC`)
    this.addContent(`BT\n1 0 0 -1 ${x} ${y} Tm\n${shown}\nET`)
    if (span) this.addContent('EMC')
    let left = x
    for (const { glyph, letter, xAdvance, xOffset, yOffset } of glyphs) {
      const thousandth = size / 1_000
      if (glyph && letter === '')
        this.drawOutline(glyph, left + xOffset * thousandth, y - yOffset * thousandth, font.scale * thousandth)
      left += xAdvance * thousandth
    }
    return this
  }

  /** Draws the outline: a glyph in a text would be read as a letter. */
  private drawOutline({ path }: EmbeddedGlyph, x: number, y: number, scale: number) {
    this.save().translate(x, y).scale(scale, -scale).path(path.toSVG()).fill().restore()
  }

  /** A glyph for several letters is embedded once for each. */
  private codeOf(font: EmbeddedFont, { glyph, letter, width }: PlacedGlyph): number {
    const codes = this.codes.get(font) ?? new Map<string, number>()
    this.codes.set(font, codes)
    const { id } = glyph ?? font.font.glyphForCodePoint(0x20)
    const key = `${id} ${letter} ${width}`
    const known = codes.get(key)
    if (known !== undefined) return known
    const { glyphs, mapping } = font.subset
    const code = id in mapping ? glyphs.push(id) - 1 : font.subset.includeGlyph(id)
    codes.set(key, code)
    font.widths[code] = width
    font.unicode[code] = Array.from(letter, (one) => one.codePointAt(0) ?? 0)
    return code
  }

  private set<Key extends keyof State>(key: Key, value: State[Key], operator: string): this {
    if (this.state[key] === value) return this
    this.state[key] = value
    return this.addContent(operator)
  }
}

/** Some readers prefer a span's ActualText to the glyphs' letters. */
function spanOf(language: string | undefined, spelling: string | undefined): string {
  const lang = language === undefined ? '' : `/Lang (${language})`
  return spelling === undefined ? lang : `${lang} /ActualText <FEFF${utf16(spelling)}>`
}

/** Marks above and below letters leave gaps that some readers take for spaces. */
function isReadAsDrawn({ glyph, letter, xAdvance }: PlacedGlyph): boolean {
  return glyph !== undefined && xAdvance > 0 && !isFlat(letter) && String.fromCodePoint(...glyph.codePoints) === letter
}

function utf16(text: string): string {
  return text.replace(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
}

/** Three numbers from 0 to 1. */
function rgb(colour: string): string {
  const parts = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16) / 255)
  return parts.map((part) => Math.round(part * 1_000) / 1_000).join(' ')
}
