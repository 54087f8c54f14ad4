// The Tamil words for ordering, which a shop that takes enquiries says in another way.
import type { Translation } from '../catalogue.ts'
import type { shop as english } from '../en/shop.ts'

export const shop = {
  /** In the middle of a sentence. */
  order: { order: 'ஆர்டர்', enquiry: 'விசாரணை' },
  /** In titles. */
  title: { order: 'ஆர்டர்', enquiry: 'விசாரணை' },
  /** The order page: its title, its links and the button of the first page. */
  orderNow: { order: 'ஆர்டர் செய்', enquiry: 'விசாரி' },
  orderNowClosed: 'பட்டாசுகளைப் பார்',
  /** The link of a poster. */
  shopNow: { order: 'இப்போதே வாங்கு', enquiry: 'அனைத்தையும் பார்' },
  shopNowClosed: 'அனைத்தையும் பார்',
  /** The button beside the total, which opens the cart. */
  purchase: { order: 'வாங்கு', enquiry: 'விசாரி' },
  purchaseClosed: 'கூடையைப் பார்',
  proceedToCheckout: { order: 'ஆர்டரைத் தொடர்', enquiry: 'விசாரணையைத் தொடர்' },
  checkout: { order: 'ஆர்டர் விவரங்கள்', enquiry: 'விசாரணை விவரங்கள்' },
  closeCheckout: { order: 'ஆர்டர் விவரங்களை மூடு', enquiry: 'விசாரணை விவரங்களை மூடு' },
  sendOrder: { order: 'ஆர்டரை அனுப்பு', enquiry: 'விசாரணையை அனுப்பு' },
  orderSummary: { order: 'ஆர்டர் சுருக்கம்', enquiry: 'விசாரணைச் சுருக்கம்' },
  orderConfirmation: { order: 'ஆர்டர் உறுதிப்படுத்தல்', enquiry: 'விசாரணை உறுதிப்படுத்தல்' },
  orderId: { order: 'ஆர்டர் எண்', enquiry: 'விசாரணை எண்' },
  yourOrder: { order: 'உங்கள் ஆர்டர்', enquiry: 'உங்கள் விசாரணை' },
  /** The PDF, its parts on the screen, and the text file. */
  downloadInvoice: { order: 'பில்லைப் பதிவிறக்கு', enquiry: 'மதிப்பீட்டைப் பதிவிறக்கு' },
  billStatement: { order: 'பில் விவரம்', enquiry: 'மதிப்பீடு' },
  downloadBill: { order: 'உரையாகப் பதிவிறக்கு', enquiry: 'உரையாகப் பதிவிறக்கு' },
  notTakingOrders: {
    order: 'இப்போது நாங்கள் ஆர்டர் எடுப்பதில்லை. எங்களை அழைக்கவும்.',
    enquiry: 'இப்போது நாங்கள் விசாரணைகளைப் பெறுவதில்லை. எங்களை அழைக்கவும்.',
  },
} as const satisfies Translation<typeof english>
