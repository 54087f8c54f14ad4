// The estimate of an order as a file: what draws it is loaded when it is first asked for (spec §7, §9).
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'

/** What to tell a person when `downloadEstimate` rejects (spec §8). */
export const PDF_REFUSED = 'Error loading PDF library. Please try again.'

/** Saves Estimate_{orderId}_{customer name}.pdf on the visitor's device; rejects when the PDF could not be made. */
export async function downloadEstimate(order: Order, settings: ShopSettings): Promise<void> {
  const { saveEstimate } = await import('#papers/estimate/estimate-in-browser.ts')
  await saveEstimate(order, settings)
}
