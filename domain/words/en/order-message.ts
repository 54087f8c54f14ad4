// The text of an order in WhatsApp: what a visitor sends to the shop, and the sums in the shop's messages to a customer.

export const orderMessageWords = {
  newOrder: { order: 'New order for {shop}', enquiry: 'New enquiry for {shop}' },
  number: { order: 'Order no: {id}', enquiry: 'Enquiry no: {id}' },
  date: 'Date: {date}, {time}',
  inPlaceOf: 'In place of: {id}',
  name: 'Name: {name}',
  mobile: 'Mobile: {phone}',
  alternateMobile: 'Alternate mobile: {phone}',
  address: 'Address: {address}',
  place: 'Place: {district}, {state} - {pincode}',
  /** The order's own page. */
  page: { order: 'Your order: {page}', enquiry: 'Your enquiry: {page}' },
  /** The items that had no room. */
  more: { one: '… and {count} more product', other: '… and {count} more products' },
} as const

/** Labels of the sums, each before a colon. */
export const sumWords = {
  totalItems: 'Total items',
  totalAmount: 'Total amount',
  lorryCharge: 'Lorry charge',
} as const

/** The lorry charge of a dispatch, after its label. */
export const freightWords = {
  toPay: 'to pay',
  toPayAmount: 'to pay: {amount}',
  paid: 'paid',
  paidAmount: 'paid: {amount}',
} as const
