// A PDF document in which a text can carry its spelling (ActualText) and language, for search, copying and screen readers.
import { PDFDocument } from 'pdfkit'

export type Spelling = { text: string; language: string | undefined }

export class ActualTextDocument extends PDFDocument {
  private spelling: Spelling | undefined

  /** What `draw` writes reads as `spelling.text`, in whatever order its glyphs are drawn. */
  withActualText(spelling: Spelling, draw: () => void) {
    this.spelling = spelling
    draw()
    this.spelling = undefined
  }

  /** Title and author stand in the document's information already: the metadata stream would repeat them. */
  override endMetadata() {}

  // The span stands inside the text object: outside, where pdfkit flips the page, readers do not find it.
  override addContent(line: string): this {
    if (!this.spelling) return super.addContent(line)
    if (line === 'ET') super.addContent('EMC')
    super.addContent(line)
    if (line !== 'BT') return this
    const { text, language } = this.spelling
    const entries = `${language ? `/Lang (${language}) ` : ''}/ActualText <FEFF${utf16(text)}>`
    return super.addContent(`/Span <<${entries}>> BDC`)
  }
}

function utf16(text: string): string {
  return text.replace(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
}
