// A PDF document in which a text can carry its spelling (ActualText), for search, copying and screen readers.
import { PDFDocument } from 'pdfkit'

export class ActualTextDocument extends PDFDocument {
  private actualText = ''

  /** What `draw` writes reads as `text`, in whatever order its glyphs are drawn. */
  withActualText(text: string, draw: () => void) {
    this.actualText = text
    draw()
    this.actualText = ''
  }

  // The span stands inside the text object: outside, where pdfkit flips the page, readers do not find it.
  override addContent(line: string): this {
    if (this.actualText === '') return super.addContent(line)
    if (line === 'ET') super.addContent('EMC')
    super.addContent(line)
    return line === 'BT' ? super.addContent(`/Span <</ActualText <FEFF${utf16(this.actualText)}>>> BDC`) : this
  }
}

function utf16(text: string): string {
  return text.replace(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
}
