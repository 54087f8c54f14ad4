/** What the shop calls the thing that a visitor sends: an order, or an enquiry where that is what it must be (spec §2). */
import type { ShopSettings } from './shop-settings.ts'

export type Words = ReturnType<typeof words>

/** The spec's words, or the same sentences about an enquiry. */
export function words({ callItEnquiry }: Pick<ShopSettings, 'callItEnquiry'>) {
  const title = callItEnquiry ? 'Enquiry' : 'Order'
  const order = title.toLowerCase()
  return {
    /** Within a sentence: 'order' or 'enquiry'; both take 'an'. */
    order,
    orders: callItEnquiry ? 'enquiries' : 'orders',
    /** At the start of a label: 'Order' or 'Enquiry'. */
    title,
    /** The page, the links to it and the button of the hero. */
    orderNow: callItEnquiry ? 'Enquire Now' : 'Order Now',
    sendOrder: `Send ${title}`,
    orderSummary: `${title} Summary`,
    orderConfirmation: `${title} Confirmation`,
    orderId: `${title} ID`,
    yourOrder: `Your ${order}`,
    thankYou: `Thank you for your ${order}`,
    minimumOrder: `Minimum ${order}`,
  }
}
