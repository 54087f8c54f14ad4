// The cart, its totals, and what changed since the visitor added to it. The checkout shows these too.

export const cart = {
  title: 'Your Cart',
  close: 'Close cart',
  empty: 'Your cart is empty',
  continueShopping: 'Continue Shopping',
  remove: 'Remove {name}',
  priceWas: 'It was {price} before.',

  totalItems: 'Total Items',
  youSave: 'You save',
  grandTotal: 'Grand Total',

  overStock: {
    one: '{count} product is no longer available in this quantity. Please change or remove it.',
    other: '{count} products are no longer available in this quantity. Please change or remove them.',
  },
  take: 'Take {stock}',
  takeOf: 'Take {stock} of {name}',
  removeIt: 'Remove it',
  removeItOf: 'Remove it: {name}',

  priceNow: 'The price of <b>{name}</b> is now {price}, it was {before}.',
  keepIt: 'Keep it',
  keepItOf: 'Keep it: {name}',
  moreRises: 'And {count} more, marked in the list.',
  keepAll: 'Keep all {count}',
  chargesRose: {
    order: 'The charges on your order are now {amount} higher.',
    enquiry: 'The charges on your enquiry are now {amount} higher.',
  },
  ok: 'OK',
  okToCharges: 'OK to the higher charges',
  totalRose: 'The total was {before} and is now {now}.',
} as const
