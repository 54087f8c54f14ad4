// Main file of the render process: receives a layout and logo, sends the PDF, and exits.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { loadFonts } from './font-files.ts'
import { drawPriceList } from './price-list/draw-price-list.ts'
import type { PriceListLayout } from './price-list/price-list.ts'

const [[list, logo]] = (await once(process, 'message')) as [[PriceListLayout, Uint8Array | undefined]]
if (list.language !== 'en') {
  const { speak } = await import('#domain/words/translations.ts')
  speak({ current: () => list.language, during: (_, draw) => draw() })
}
const fonts = await loadFonts(list, (file) => readFile(new URL(`./fonts/${file}`, import.meta.url)))
const pdf = await drawPriceList(list, fonts, logo)
process.send?.(pdf, () => process.disconnect?.())
