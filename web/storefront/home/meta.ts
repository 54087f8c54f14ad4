// What the landing page says of itself to search engines and in shared links.
import { formatRupees } from '#domain/money.ts'
import { type Frame, pageMeta } from '../found/page-meta.ts'
import { siteFact, storeFact } from '../found/shop-facts.ts'

export function homeMeta(frame: Frame) {
  const { name, established, minimumOrderPaise } = frame.settings
  return pageMeta(frame, {
    description:
      `Fancy crackers and gift boxes from ${name} at up to 90% discount. ` +
      `Delivery across India, minimum ${formatRupees(minimumOrderPaise)} for Tamil Nadu. Since ${established}.`,
    path: '/',
    facts: import.meta.env.SSR ? [storeFact(frame), siteFact(frame)] : [],
  })
}
