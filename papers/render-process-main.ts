// The main file of the render process: receives a price list's layout, sends back its PDF, and exits.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { drawPriceList } from './price-list/draw-price-list.ts'
import type { PriceListLayout } from './price-list/price-list.ts'

const [list] = (await once(process, 'message')) as [PriceListLayout]
const [regular, bold] = await Promise.all(
  ['paper-400.woff', 'paper-600.woff'].map((name) => readFile(new URL(`./fonts/${name}`, import.meta.url))),
)
if (!regular || !bold) throw new Error('A font of the papers is missing')
const pdf = await drawPriceList(list, { regular, bold })
process.send?.(pdf, () => process.disconnect?.())
