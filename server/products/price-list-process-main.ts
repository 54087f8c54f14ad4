// Main file of the process that renders a price list: receives its source, sends the files, and exits.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { loadFonts } from '#papers/font-files.ts'
import { drawPriceList } from '#papers/price-list/draw-price-list.ts'
import { writeTable } from '../spreadsheets/write-xlsx.ts'
import type { PriceListFiles, PriceListSource } from './price-list-process.ts'

const PAPERS = new URL('../../papers/', import.meta.url)

const [{ list, table, logo }] = (await once(process, 'message')) as [PriceListSource]
if (list.language !== 'en') {
  const { speak } = await import('#domain/words/translations.ts')
  speak({ current: () => list.language, during: (_, draw) => draw() })
}
const fonts = await loadFonts(list, (file) => readFile(new URL(`fonts/${file}`, PAPERS)))
const files = { pdf: await drawPriceList(list, fonts, logo), xlsx: await writeTable(table) }
process.send?.(files satisfies Record<keyof PriceListFiles, Uint8Array>, () => process.disconnect?.())
