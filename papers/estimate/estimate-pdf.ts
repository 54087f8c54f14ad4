// Makes the estimate's PDF in the browser (§9). Imported on demand, since it includes pdfkit.
import type { Order } from '#domain/order/order.ts'
import type { Due } from '#domain/payments/due.ts'
import type { OneLanguage } from '#domain/settings/settings-in.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { loadFonts } from '../font-files.ts'
import { logoPicture } from '../logo-picture.ts'
import { drawEstimate } from './draw-estimate.ts'
import { layOutEstimate } from './estimate.ts'
import type { EstimateSeller } from './texts.ts'

const urls = import.meta.glob<string>('../fonts/*.woff', { eager: true, query: '?url', import: 'default' })

export type EstimateShop = EstimateSeller & Pick<ShopSettings, 'logo'> & OneLanguage

type EstimateFile = { fileName: string; pdf: Blob }

/** Rejects when a font cannot be loaded. With a code that opens `pageUrl`. */
export async function estimatePdf(
  order: Order,
  settings: EstimateShop,
  due: Due,
  pageUrl: string | undefined,
): Promise<EstimateFile> {
  const layout = layOutEstimate(order, settings, due, pageUrl)
  const [fonts, logo] = await Promise.all([
    loadFonts(layout, fetchFont),
    logoPicture(settings.logo, (url) => fetch(url)),
  ])
  const bytes = await drawEstimate(layout, fonts, logo)
  return { fileName: layout.fileName, pdf: new Blob([bytes], { type: 'application/pdf' }) }
}

async function fetchFont(file: string): Promise<Uint8Array> {
  const url = urls[`../fonts/${file}`]
  if (url === undefined) throw new Error(`There is no font ${file}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
