/** The shop's wording: texts about orders, or about enquiries where the settings say so, or for a shop that takes none now (§2). */
import type { ShopSettings } from './settings/shop-settings.ts'

export type Words = ReturnType<typeof words>

export type Wording = Pick<ShopSettings, 'callItEnquiry'> &
  Partial<Pick<ShopSettings, 'takingOrders' | 'closedSentence'>>

/** Returns the labels of the specification, or the same about an enquiry. */
export function words({ callItEnquiry, takingOrders = true, closedSentence }: Wording) {
  const title = callItEnquiry ? 'Enquiry' : 'Order'
  const order = title.toLowerCase()
  const orders = callItEnquiry ? 'enquiries' : 'orders'
  const isSelling = takingOrders && !callItEnquiry
  return {
    /** Within a sentence: 'order' or 'enquiry'; both take 'an'. */
    order,
    orders,
    /** At the start of a label: 'Order' or 'Enquiry'. */
    title,
    /** The title of the page, the links to it and the button of the hero. */
    orderNow: takingOrders ? (callItEnquiry ? 'Enquire Now' : 'Order Now') : 'See the crackers',
    /** The link of a poster. */
    shopNow: isSelling ? 'Shop Now' : 'See all',
    /** The button of the bar with the total, which opens the cart. */
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
    /** The PDF, its parts on the screen, and the text file. */
    invoice: callItEnquiry ? 'Estimate' : 'Invoice',
    downloadInvoice: callItEnquiry ? 'Download Estimate' : 'Download Invoice',
    billStatement: callItEnquiry ? 'Estimate' : 'Bill Statement',
    downloadBill: callItEnquiry ? 'Download as text' : 'Download bill',
    bookingHasStarted: callItEnquiry ? 'Enquiries are open' : 'Booking has started',
    reserve: callItEnquiry ? 'Ask for yours while the shelves are full.' : 'Reserve yours while the shelves are full.',
    festivalSale: callItEnquiry ? 'Deepavali festival' : 'Deepavali festival sale',
    howItWorks: callItEnquiry ? 'How an enquiry works' : 'How ordering works',
    /** The owner's sentence, if there is one. */
    notTakingOrders: closedSentence || `We are not taking ${orders} at the moment. Please call us.`,
  }
}

/** Returns a sentence about orders in the shop's wording. */
export function inShopWording({ callItEnquiry }: Wording, sentence: string): string {
  if (!callItEnquiry) return sentence
  return sentence.replace(/\b([oO])rder(s?)\b/g, (_, o: string, s: string) => {
    const enquiry = s ? 'nquiries' : 'nquiry'
    return `${o === 'O' ? 'E' : 'e'}${enquiry}`
  })
}
