// A cart in a link: sharing it, and what somebody sees who opens the link.

export const sharedCart = {
  share: 'Share this list',
  shareTitle: 'List of crackers',
  linkCopied: 'Link copied',

  title: 'A list for you',
  close: 'Close list',
  has: { one: 'This link has {count} product.', other: 'This link has {count} products.' },
  gone: {
    one: '{count} product is no longer in our shop.',
    other: '{count} products are no longer in our shop.',
  },
  ask: 'Your cart stays as it is until you choose.',
  lines: 'Products of this list',
  add: 'Add to my cart',
  replace: 'Replace my cart',
  leave: 'Leave it',
  added: { one: '{count} product added to the cart.', other: '{count} products added to the cart.' },
  replaced: {
    one: 'Your cart now has {count} product of this list.',
    other: 'Your cart now has {count} products of this list.',
  },
  again: { order: 'Order these goods again', enquiry: 'Enquire about these goods again' },
  againTitle: { order: 'Order again', enquiry: 'Enquire again' },
  orderHad: {
    order: {
      one: 'Your order of {date} had {count} product. You can change it in your cart.',
      other: 'Your order of {date} had {count} products. You can change them in your cart.',
    },
    enquiry: {
      one: 'Your enquiry of {date} had {count} product. You can change it in your cart.',
      other: 'Your enquiry of {date} had {count} products. You can change them in your cart.',
    },
  },
  priceNow: '{price} now, {before} then',
  goneNames: 'No longer in our shop: {names}',
  broken: 'This link is not whole. Your cart is unchanged. Ask for the link again.',
} as const
