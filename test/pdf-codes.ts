// Reads the codes on a PDF's pages as a phone does: drawn by the engine of Chrome, found by a reader of pictures.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** 150 dots an inch, as of a cheap printer. */
const DOTS_PER_POINT = 150 / 72

/** The text of each page's code, or undefined. */
export async function pdfCodes(pdf: Uint8Array): Promise<(string | undefined)[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const codes: (string | undefined)[] = []
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: DOTS_PER_POINT, render: 'bitmap' })
      // Black on white: the order of its colours does not count.
      codes.push(jsQR(new Uint8ClampedArray(data), width, height)?.data)
    }
    return codes
  } finally {
    document.destroy()
    library.destroy()
  }
}
