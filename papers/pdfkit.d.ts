// The types of the part of pdfkit that the canvas uses; the package has none.
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
  /** With `features`, a text is shaped as a whole and not word by word. */
  type TextOptions = { lineBreak: false; baseline: 'alphabetic'; features?: string[] }

  export type StructureElement = {
    /** What `draw` writes is content of the element. */
    add(child: StructureElement | (() => void)): StructureElement
    /** Ends the element and its children. */
    end(): void
    dictionary: { data: Record<string, unknown> }
  }

  export class PDFDocument {
    constructor(options: Options)
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    end(): void
    /** Writes the metadata stream. */
    endMetadata(): void
    /** Appends a line of operators to the page. */
    addContent(line: string): this
    struct(type: string): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact'): this
    endMarkedContent(): this
    addPage(options: { size: [number, number]; margin: number }): this
    /** Takes the bytes of a font or one that fontkit has opened. */
    registerFont(name: string, font: Uint8Array | { layout(text: string): unknown }): this
    font(name: string): this
    fontSize(points: number): this
    widthOfString(text: string, options: { features?: string[] }): number
    text(text: string, x: number, y: number, options: TextOptions): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    rotate(degrees: number): this
    rect(x: number, y: number, width: number, height: number): this
    circle(x: number, y: number, radius: number): this
    path(svg: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    clip(): this
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
