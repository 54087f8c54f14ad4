// The address of an order's page for the code on its estimate, while the page opens.
import type { Language } from '#domain/language.ts'
import { orderLinkPath } from '#domain/order/order-link.ts'
import { printedOrderLink } from '#domain/order/printed-link.ts'
import { siteOrigin } from '#web/storefront/seo/site-origin.ts'

/** A slow line must not hold up the estimate. */
const WAIT_MS = 4_000

/** Undefined for a link that the shop has ended since this page was opened; without an answer the link stays. */
export async function printedPage(link: string | undefined, language: Language): Promise<string | undefined> {
  const url = printedOrderLink(siteOrigin(), link, language)
  if (!link || url === undefined) return undefined
  try {
    const signal = AbortSignal.timeout(WAIT_MS)
    const { status } = await fetch(orderLinkPath(link, language), { method: 'HEAD', signal, cache: 'no-store' })
    return status === 404 ? undefined : url
  } catch {
    return url
  }
}
