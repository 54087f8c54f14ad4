// The main file of the render process: receives a price list's layout, sends back its PDF, and exits.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { loadFonts } from './font-files.ts'
import { drawPriceList } from './price-list/draw-price-list.ts'
import type { PriceListLayout } from './price-list/price-list.ts'

const [list] = (await once(process, 'message')) as [PriceListLayout]
const fonts = await loadFonts(list, (file) => readFile(new URL(`./fonts/${file}`, import.meta.url)))
const pdf = await drawPriceList(list, fonts)
process.send?.(pdf, () => process.disconnect?.())
