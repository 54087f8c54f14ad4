// Makes an order's estimate as a file (§7, §9); its code is imported at the first call.
import type { Order } from '#domain/order/order.ts'
import type { Due } from '#domain/payments/due.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { invoice } from '#domain/words/en/pages/invoice.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import type { EstimateShop } from '#papers/estimate/estimate-pdf.ts'
import { saveFile } from './save-file.ts'

/** Shown when `estimateFile` rejects (§8). */
export function pdfRefused(): string {
  return wordsOf(invoice).pdfRefused
}

/**
 * Returns Estimate_{orderId}_{customer name}.pdf; rejects when the PDF cannot be made. Its code opens `pageUrl`, the
 * address of the order's own page.
 */
export async function estimateFile(
  order: Order,
  settings: EstimateShop,
  due: Due,
  pageUrl: string | undefined,
): Promise<File> {
  if ((order.language ?? 'en') !== shownLanguage()) await import('./order-words.ts')
  const { estimatePdf } = await import('#papers/estimate/estimate-pdf.ts')
  const { fileName, pdf } = await estimatePdf(order, settings, due, pageUrl)
  return new File([pdf], fileName, { type: pdf.type })
}

export async function downloadEstimate(
  order: Order,
  settings: EstimateShop,
  due: Due,
  pageUrl: string | undefined,
): Promise<void> {
  saveFile(await estimateFile(order, settings, due, pageUrl))
}
