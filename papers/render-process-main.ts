// The process in which the server prints one paper.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { printEstimate } from './estimate/draw-estimate.ts'
import { printPriceList } from './price-list/draw-price-list.ts'
import type { PrintJob } from './render-process.ts'

const [job] = (await once(process, 'message')) as [PrintJob]
const [text, strong] = await Promise.all(
  ['paper-400.woff', 'paper-600.woff'].map((name) => readFile(new URL(`./fonts/${name}`, import.meta.url))),
)
if (!text || !strong) throw new Error('A font of the papers is missing')
const fonts = { text, strong }
const pdf = job.kind === 'estimate' ? await printEstimate(job.estimate, fonts) : await printPriceList(job.list, fonts)
process.send?.(pdf, () => process.disconnect?.())
