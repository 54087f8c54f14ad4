/** The shop's wording about orders or enquiries, also for a closed shop (§2). */
import type { ShopSettings } from './settings/shop-settings.ts'

export type Words = ReturnType<typeof words>

export type Wording = Pick<ShopSettings, 'callItEnquiry'> &
  Partial<Pick<ShopSettings, 'takingOrders' | 'closedSentence'>>

/** Returns the specification's labels, or their enquiry versions. */
export function words({ callItEnquiry, takingOrders = true, closedSentence }: Wording) {
  const title = callItEnquiry ? 'Enquiry' : 'Order'
  const order = title.toLowerCase()
  const orders = callItEnquiry ? 'enquiries' : 'orders'
  const isSelling = takingOrders && !callItEnquiry
  return {
    /** Lower case: 'order' or 'enquiry'; both take 'an'. */
    order,
    orders,
    /** Capitalised: 'Order' or 'Enquiry'. */
    title,
    /** The order page's title and links, and the hero's button. */
    orderNow: takingOrders ? (callItEnquiry ? 'Enquire Now' : 'Order Now') : 'See the crackers',
    /** The link of a poster. */
    shopNow: isSelling ? 'Shop Now' : 'See all',
    /** The total bar's button, which opens the cart. */
    purchase: takingOrders ? (callItEnquiry ? 'Enquire' : 'Purchase') : 'See Cart',
    proceedToCheckout: callItEnquiry ? 'Proceed to Enquiry' : 'Proceed to Checkout',
    checkout: callItEnquiry ? 'Your Enquiry' : 'Checkout',
    closeCheckout: callItEnquiry ? 'Close enquiry' : 'Close checkout',
    sendOrder: `Send ${title}`,
    orderSummary: `${title} Summary`,
    orderConfirmation: `${title} Confirmation`,
    orderId: `${title} ID`,
    yourOrder: `Your ${order}`,
    thankYou: `Thank you for your ${order}`,
    minimumOrder: `Minimum ${order}`,
    /** The PDF, its parts on screen, and the text file. */
    invoice: callItEnquiry ? 'Estimate' : 'Invoice',
    downloadInvoice: callItEnquiry ? 'Download Estimate' : 'Download Invoice',
    billStatement: callItEnquiry ? 'Estimate' : 'Bill Statement',
    downloadBill: callItEnquiry ? 'Download as text' : 'Download bill',
    bookingHasStarted: callItEnquiry ? 'Enquiries are open' : 'Booking has started',
    reserve: callItEnquiry ? 'Ask for yours while the shelves are full.' : 'Reserve yours while the shelves are full.',
    festivalSale: callItEnquiry ? 'Deepavali festival' : 'Deepavali festival sale',
    howItWorks: callItEnquiry ? 'How an enquiry works' : 'How ordering works',
    notTakingOrders: closedSentence || `We are not taking ${orders} at the moment. Please call us.`,
  }
}

export function inShopWording({ callItEnquiry }: Wording, sentence: string): string {
  if (!callItEnquiry) return sentence
  return sentence.replace(/\b([oO])rder(s?)\b/g, (_, o: string, s: string) => {
    const enquiry = s ? 'nquiries' : 'nquiry'
    return `${o === 'O' ? 'E' : 'e'}${enquiry}`
  })
}
