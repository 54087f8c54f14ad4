// The search over the whole back office, opened from the header.

export const find = {
  title: 'Find',
  placeholder: 'Order, customer, product, screen',
  hint: 'Type an order number, a customer’s name or mobile number, a product, or the name of a screen.',
  results: { one: '{count} result', other: '{count} results' },
  screensOnly: 'The shop did not answer. We searched screens only.',
  searchAgain: 'Search again',
  notFound: 'Nothing found for “{search}”. Try fewer words or another spelling.',
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  screens: 'Screens',
  productNote: {
    one: '{code} · {price} · {count} piece in stock',
    other: '{code} · {price} · {count} pieces in stock',
  },
} as const
