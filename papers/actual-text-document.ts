// A PDF in which a text can carry its spelling, for those who search, copy or listen.
import { PDFDocument } from 'pdfkit'

export class SpeltDocument extends PDFDocument {
  private spelling = ''

  /** What is written inside `write` reads as `text`, in whatever order its letters are drawn. */
  spelt(text: string, write: () => void) {
    this.spelling = text
    write()
    this.spelling = ''
  }

  // The span must stand inside the text object: outside, where the page is upside down, readers look for it in vain.
  override addContent(line: string): this {
    if (this.spelling === '') return super.addContent(line)
    if (line === 'ET') super.addContent('EMC')
    super.addContent(line)
    return line === 'BT' ? super.addContent(`/Span <</ActualText <FEFF${utf16(this.spelling)}>>> BDC`) : this
  }
}

function utf16(text: string): string {
  return text.replace(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
}
