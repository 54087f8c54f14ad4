// Types of the used part of pdfkit, which has none.
declare module 'pdfkit' {
  type Options = {
    autoFirstPage: false
    font: null
    lang: string
    displayTitle: boolean
    pdfVersion: '1.7'
    tagged: true
    info: Record<string, string | Date>
  }

  /** A font embedded with the glyphs that occur. */
  export type EmbeddedFont = {
    id: string
    font: { glyphForCodePoint(code: number): EmbeddedGlyph }
    ref(): unknown
    /** Thousandths of the font size for one font unit. */
    scale: number
    /** With `features` the text is shaped whole, not word by word. In thousandths of the font size. */
    layout(text: string, features?: string[]): { glyphs: EmbeddedGlyph[]; positions: GlyphPosition[] }
    subset: { glyphs: number[]; mapping: Record<number, number>; includeGlyph(id: number): number }
    /** Indexed by a glyph's number in the file. */
    widths: number[]
    unicode: number[][]
  }
  export type EmbeddedGlyph = { id: number; codePoints: number[]; path: { toSVG(): string } }
  type GlyphPosition = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }

  type EmbeddedImage = { width: number; height: number }
  type ImageOptions = { fit: [number, number]; align: 'center'; valign: 'center' }

  type LinkOptions = { structParent: StructureElement; Contents: string | object }

  export type StructureElement = {
    /** `draw` writes the element's content. */
    add(child: StructureElement | (() => void)): StructureElement
    end(): void
    dictionary: { data: Record<string, unknown> }
  }

  export class PDFDocument {
    constructor(options: Options)
    /** Set by `font` and `fontSize`. */
    _font: EmbeddedFont
    _fontSize: number
    page: { fonts: Record<string, unknown> }
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    end(): void
    endMetadata(): void
    addContent(line: string): this
    struct(type: string): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact'): this
    markContent(tag: 'Span', options: { lang: string }): this
    endMarkedContent(): this
    addPage(options: { size: [number, number]; margin: number }): this
    /** Bytes, or a font opened by fontkit. */
    registerFont(name: string, font: Uint8Array | { layout(text: string): unknown }): this
    font(name: string): this
    fontSize(points: number): this
    widthOfString(text: string, options: { features?: string[] }): number
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(x: number, y?: number): this
    rotate(degrees: number): this
    rect(x: number, y: number, width: number, height: number): this
    circle(x: number, y: number, radius: number): this
    path(svg: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    clip(): this
    /** `structParent` holds the link for screen readers. */
    link(x: number, y: number, width: number, height: number, url: string, options: LinkOptions): this
    /** Throws for bytes other than a JPEG or PNG. */
    openImage(bytes: Uint8Array): EmbeddedImage
    image(image: EmbeddedImage, x: number, y: number, options: ImageOptions): this
    lineWidth(points: number): this
    lineJoin(join: 'miter' | 'round'): this
    lineCap(cap: 'butt' | 'round'): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    fill(colour?: string): this
    stroke(colour?: string): this
    fillAndStroke(fill: string, stroke: string): this
  }
}
