// The Tamil text of an order in WhatsApp, and of the sums in the shop's messages to a customer.
import type { Translation } from '../catalogue.ts'
import type {
  freightWords as englishFreight,
  orderMessageWords as english,
  sumWords as englishSums,
} from '../en/order-message.ts'

export const orderMessageWords = {
  newOrder: { order: 'புதிய ஆர்டர்: {shop}', enquiry: 'புதிய விசாரணை: {shop}' },
  number: { order: 'ஆர்டர் எண்: {id}', enquiry: 'விசாரணை எண்: {id}' },
  date: 'தேதி: {date}, {time}',
  inPlaceOf: 'பழைய எண்: {id} (அதற்குப் பதிலாக இது)',
  name: 'பெயர்: {name}',
  mobile: 'மொபைல் எண்: {phone}',
  alternateMobile: 'மாற்று மொபைல் எண்: {phone}',
  address: 'முகவரி: {address}',
  place: 'இடம்: {district}, {state} - {pincode}',
  /** The order's own page. */
  page: { order: 'உங்கள் ஆர்டர்: {page}', enquiry: 'உங்கள் விசாரணை: {page}' },
  /** The items that had no room. */
  more: { one: '… மேலும் {count} பொருள்', other: '… மேலும் {count} பொருட்கள்' },
} as const satisfies Translation<typeof english>

/** Labels of the sums, each before a colon. */
export const sumWords = {
  totalItems: 'மொத்த எண்ணிக்கை',
  totalAmount: 'மொத்தத் தொகை',
  lorryCharge: 'லாரி வாடகை',
} as const satisfies Translation<typeof englishSums>

/** The lorry charge of a dispatch, after its label. */
export const freightWords = {
  toPay: 'பெறும்போது செலுத்தவும்',
  toPayAmount: 'பெறும்போது செலுத்தவும்: {amount}',
  paid: 'செலுத்தப்பட்டுவிட்டது',
  paidAmount: 'செலுத்தப்பட்டுவிட்டது: {amount}',
} as const satisfies Translation<typeof englishFreight>
