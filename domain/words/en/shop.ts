// Words for ordering, which a shop that takes enquiries says in another way.

export const shop = {
  /** In the middle of a sentence. */
  order: { order: 'order', enquiry: 'enquiry' },
  /** In titles. */
  title: { order: 'Order', enquiry: 'Enquiry' },
  /** The order page: its title, its links and the button of the first page. */
  orderNow: { order: 'Order Now', enquiry: 'Enquire Now' },
  orderNowClosed: 'See the crackers',
  /** The link of a poster. */
  shopNow: { order: 'Shop Now', enquiry: 'See all' },
  shopNowClosed: 'See all',
  /** The button beside the total, which opens the cart. */
  purchase: { order: 'Purchase', enquiry: 'Enquire' },
  purchaseClosed: 'See Cart',
  proceedToCheckout: { order: 'Proceed to Checkout', enquiry: 'Proceed to Enquiry' },
  checkout: { order: 'Checkout', enquiry: 'Your Enquiry' },
  closeCheckout: { order: 'Close checkout', enquiry: 'Close enquiry' },
  sendOrder: { order: 'Send Order', enquiry: 'Send Enquiry' },
  orderSummary: { order: 'Order Summary', enquiry: 'Enquiry Summary' },
  orderConfirmation: { order: 'Order Confirmation', enquiry: 'Enquiry Confirmation' },
  orderId: { order: 'Order ID', enquiry: 'Enquiry ID' },
  yourOrder: { order: 'Your order', enquiry: 'Your enquiry' },
  /** The PDF, its parts on the screen, and the text file. */
  downloadInvoice: { order: 'Download Invoice', enquiry: 'Download Estimate' },
  billStatement: { order: 'Bill Statement', enquiry: 'Estimate' },
  downloadBill: { order: 'Download bill', enquiry: 'Download as text' },
  notTakingOrders: {
    order: 'We are not taking orders at the moment. Please call us.',
    enquiry: 'We are not taking enquiries at the moment. Please call us.',
  },
} as const
