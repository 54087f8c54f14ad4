// The types of the part of pdfkit that the canvas uses; the package has none.
declare module 'pdfkit' {
  type Options = {
    autoFirstPage: false
    font: null
    lang: string
    displayTitle: boolean
    info: Record<string, string | Date>
  }
  type TextOptions = { lineBreak: false; baseline: 'alphabetic'; link?: string }

  export class PDFDocument {
    constructor(options: Options)
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    end(): void
    /** Appends a line of operators to the page. */
    addContent(line: string): this
    addPage(options: { size: [number, number]; margin: number }): this
    registerFont(name: string, font: Uint8Array): this
    font(name: string): this
    fontSize(points: number): this
    widthOfString(text: string): number
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
