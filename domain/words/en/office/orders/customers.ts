// The screen Customers, and the customer in an order's details.

export const customers = {
  title: 'Customers',
  purpose: 'One mobile number is one customer. Replaced and cancelled orders do not count.',
  purposeAtCounter: 'One mobile number is one customer. Refunds are taken off the sum.',

  search: 'Search customers',
  searchFor: 'Search by name, mobile number or district...',
  channel: 'Channel',
  online: 'Ordered online',
  atCounter: 'At the counter',
  sort: 'Sort Order',
  newest: 'Newest First',
  mostOften: 'Most Often',
  largestSum: 'Largest Sum',

  name: 'Customer',
  mobile: 'Mobile',
  orders: 'Orders',
  sales: 'Sales',
  sum: 'Sum',
  lastOrder: 'Last order',
  lastSale: 'Last sale',
  place: 'Place',
  districtAndState: '{district}, {state}',
  withoutName: 'Without a name',

  none: 'No customers found',
  noneYet: 'No customers yet',
  firstOrder: 'Customers appear here after their first order.',
  firstSale: 'Customers appear here when they leave a mobile number at the counter.',
  tryOnline: 'Try the mobile number, a part of the name, or the district.',
  tryAtCounter: 'Try the mobile number, or a part of the name.',
  searchAtCounter: 'Search at the counter',
  searchOnline: 'Search among the orders',
} as const

/** The dialog of one customer, and the same facts in an order's details. */
export const customer = {
  title: 'Customer',
  details: 'Customer Details',
  gone: 'Customer not found',
  goneText: 'The order or sale was deleted, or the customer’s details were erased.',

  call: 'Call',
  whatsapp: 'WhatsApp',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  addressNotCopied: 'Your browser did not copy the address. We have selected it for you to copy.',
  orderAgain: 'Order again',
  orderAgainHint: 'Opens WhatsApp with the items of last time and the link to your shop',

  name: 'Name',
  phone: 'Phone',
  alternatePhone: 'Alternate Phone',
  noAlternate: 'N/A',
  address: 'Address',
  district: 'District',
  state: 'State',
  pincode: 'Pincode',
  place: 'Place',
  placeOf: '{district}, {state} - {pincode}',
  orders: 'Orders',
  sum: 'Sum',
  lastOrder: 'Last order',
  sales: 'Counter sales',
  salesSum: 'Sum at the counter',
  lastSale: 'Last sale',

  unconfirmed: { one: '{count} order, none confirmed', other: '{count} orders, none confirmed' },
  orderedBefore: {
    one: 'Ordered before: {count} order, {sum}, last on {date}',
    other: 'Ordered before: {count} orders, {sum}, last on {date}',
  },
  firstOrder: 'First order with this number',
  withoutNumber: 'No mobile number. Open the customer',
  ordersOfNumber: 'Orders with this number',
  salesOfNumber: 'Counter sales with this number',
  alternateOf: 'Alternate number of {name}',
  refunded: '{amount} refunded',
} as const

/** A customer asks for a copy of their data, or to be erased. */
export const customerData = {
  title: 'Customer data',
  purpose: 'For a customer who asks for their data, or asks you to erase it.',
  download: 'Download data',
  downloaded: 'Customer data downloaded',
  erase: 'Erase this customer',
  eraseTitle: 'Erase Customer',
  whatGoes: 'We erase the customer’s name, numbers and address. You cannot undo this.',
  where: 'Affected: {what}',
  whatStays:
    'Products, totals and dates stay. Backups that you made before still have the details, until you delete them.',
  typeAgain: 'Type the mobile number again',
  typeOrderIdAgain: 'Type the order ID again',
  eraseNow: 'Erase customer',
  keep: 'Keep customer',
  erased: 'Customer erased: {what}.',
  sales: { one: '{count} counter sale', other: '{count} counter sales' },

  /** In place of the name. */
  erasedOnRequest: 'Erased at the customer’s request',
  erasedByAge: 'Erased because the order is old',

  noNumber: 'Enter a mobile number.',
  noOrders: 'No order has this number.',
  otherNumber: 'You typed another number. Type the number of this customer.',
  saysDownload: 'Downloaded the data of a customer',
  saysErase: 'Erased a customer',
  notErased: 'The customer was not erased.',
  notComplete: {
    one: '{count} order is not complete yet: {ids}. Complete or delete it first.',
    other: '{count} orders are not complete yet: {ids}. Complete or delete them first.',
  },
  thenErase: 'Then you can erase the customer here.',
  stillInFile:
    'The database file still has the erased details in unused space. There was no room or no quiet moment to rewrite it. We try again every day.',
  failed: 'An error occurred. Please try again.',

  /** In the file. */
  about:
    'This is all that the shop stores about the orders of this mobile number. Each order also has a random key, with a fingerprint (SHA-256) of what was sent. An order that is sent twice is then placed once. The shop also stores the link that opens the page of an order.',
  askForPhoto: 'There is one. Ask the shop for it.',
} as const

/** Messages to a customer by WhatsApp. */
export const customerMessages = {
  hello: 'Hello {name}, this is {shop}.',
  helloWithoutName: 'Hello, this is {shop}.',
  aboutOrder: {
    order: {
      one: 'About your order {id} of {date} ({count} item, {amount}):',
      other: 'About your order {id} of {date} ({count} items, {amount}):',
    },
    enquiry: {
      one: 'About your enquiry {id} of {date} ({count} item, {amount}):',
      other: 'About your enquiry {id} of {date} ({count} items, {amount}):',
    },
  },
  again: 'Would you like the same crackers as on {date} again? See today’s prices and choose here:',
} as const
