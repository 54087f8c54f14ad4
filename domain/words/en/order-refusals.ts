// Why the shop does not take an order. The server says it, and the checkout shows it to the customer.

export const orderRefusals = {
  unreadable: 'The order could not be read. Please reload the page.',
  insufficientStock: 'Insufficient stock for product {name}',
  removedSince: 'We received this order and removed it since. Please call us.',
  cancelledSince: 'We received this order and cancelled it since. Please call us.',
  otherContents: 'You already sent this order with other items. Please send it again.',
  totalRose:
    'The total is now {now}, you saw {seen}. The order was not taken. Please look at the new prices and send it again.',

  quantity: 'Quantity must be a whole number',
  quantityAtLeast: 'Quantity must be at least 1',
  quantityAtMost: 'Quantity must be at most {most}',
  empty: 'Your cart is empty',
  tooManyLines: 'An order can have up to {most} products',

  oneNotSold: '{name} is no longer sold. Please remove it and send again.',
  twoNotSold: '{name} and {other} are no longer sold. Please remove them and send again.',
  moreNotSold: '{name} and {count} more are no longer sold. Please remove them and send again.',
  someNotSold: 'A product in your cart is no longer sold. Please remove it and send again.',
} as const
