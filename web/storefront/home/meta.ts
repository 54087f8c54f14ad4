// What the landing page says of itself to search engines and in shared links.
import { href } from 'react-router'
import { formatRupees } from '#domain/money.ts'
import { type Offer, discountClaim } from '#domain/offer.ts'
import { words } from '#domain/words.ts'
import { type LayoutData, pageMeta } from '../seo/page-meta.ts'
import { websiteData, storeData } from '../seo/shop-structured-data.ts'

export function homeMeta(frame: LayoutData, offer: Offer | undefined) {
  const { name, phone, established, takingOrders, minimumOrderPaise } = frame.settings
  const discount = discountClaim(offer)
  const goods = `Fancy crackers and gift boxes from ${name}${discount ? ` at ${discount}` : ''}.`
  const terms = takingOrders
    ? `Delivery across India, minimum ${formatRupees(minimumOrderPaise)} for Tamil Nadu.`
    : `${words(frame.settings).notTakingOrders.replace('Please call us.', `Call ${phone}.`)}`
  return pageMeta(frame, {
    description: `${goods} ${terms}${established === undefined ? '' : ` Since ${established}.`}`,
    path: href('/'),
    structuredData: import.meta.env.SSR ? [storeData(frame), websiteData(frame)] : [],
  })
}
