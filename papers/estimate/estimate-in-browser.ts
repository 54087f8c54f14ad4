// Draws an estimate in the browser and saves it there. Loaded on demand: it brings the PDF library and two font files.
import { estimate } from './estimate.ts'
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { printEstimate } from './draw-estimate.ts'
import strongFont from '../fonts/paper-600.woff?url'
import textFont from '../fonts/paper-400.woff?url'

export async function saveEstimate(order: Order, settings: ShopSettings): Promise<void> {
  const [text, strong] = await Promise.all([textFont, strongFont].map(loaded))
  if (!text || !strong) throw new Error('A font of the estimate is missing')
  const model = estimate(order, settings)
  const pdf = await printEstimate(model, { text, strong })
  saveFile(model.fileName, new Blob([pdf], { type: 'application/pdf' }))
}

async function loaded(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
