// Downloads the estimate of an order; the code that draws it is imported at the first call (spec §7, §9).
import type { Order } from '#domain/order.ts'
import type { Due } from '#domain/received/due.ts'
import type { EstimateShop } from '#papers/estimate/estimate-pdf.ts'
import { saveFile } from './save-file.ts'

/** The message for a person when `downloadEstimate` rejects (spec §8). */
export const PDF_REFUSED = 'Error loading PDF library. Please try again.'

/** Saves Estimate_{orderId}_{customer name}.pdf on the visitor's device; rejects when the PDF cannot be made. */
export async function downloadEstimate(order: Order, settings: EstimateShop, due: Due): Promise<void> {
  const { estimatePdf } = await import('#papers/estimate/estimate-pdf.ts')
  const { fileName, pdf } = await estimatePdf(order, settings, due)
  saveFile(fileName, pdf)
}
