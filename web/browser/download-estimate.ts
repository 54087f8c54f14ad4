// The estimate of an order as a file; the code that draws it is imported at the first call (spec §7, §9).
import type { Order } from '#domain/order/order.ts'
import type { Due } from '#domain/received/due.ts'
import type { EstimateShop } from '#papers/estimate/estimate-pdf.ts'
import { saveFile } from './save-file.ts'

/** The message for a person when `estimateFile` rejects (spec §8). */
export const PDF_REFUSED = 'Error loading PDF library. Please try again.'

/** Returns Estimate_{orderId}_{customer name}.pdf; rejects when the PDF cannot be made. */
export async function estimateFile(order: Order, settings: EstimateShop, due: Due): Promise<File> {
  const { estimatePdf } = await import('#papers/estimate/estimate-pdf.ts')
  const { fileName, pdf } = await estimatePdf(order, settings, due)
  return new File([pdf], fileName, { type: pdf.type })
}

/** Saves it on the device. */
export async function downloadEstimate(order: Order, settings: EstimateShop, due: Due): Promise<void> {
  saveFile(await estimateFile(order, settings, due))
}
