// The estimate's PDF, drawn in the browser. Imported on demand: it brings pdfkit and loads two font files (§9).
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import regularFont from '../fonts/paper-400.woff?url'
import boldFont from '../fonts/paper-600.woff?url'
import { drawEstimate } from './draw-estimate.ts'
import { layOutEstimate } from './estimate.ts'

/** Rejects when a font cannot be loaded. */
export async function estimatePdf(order: Order, settings: ShopSettings): Promise<{ fileName: string; pdf: Blob }> {
  const [regular, bold] = await Promise.all([regularFont, boldFont].map(fetchFont))
  if (!regular || !bold) throw new Error('A font of the estimate is missing')
  const layout = layOutEstimate(order, settings)
  const bytes = await drawEstimate(layout, { regular, bold })
  return { fileName: layout.fileName, pdf: new Blob([bytes], { type: 'application/pdf' }) }
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
