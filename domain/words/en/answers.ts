// What the shop's server answers in place of a page, or to an order that it does not take at the moment.

export const answers = {
  failed: 'An error occurred. Please try again.',
  orderUnavailable: {
    order: 'We cannot take your order at this moment. Please try again in a few seconds.',
    enquiry: 'We cannot take your enquiry at this moment. Please try again in a few seconds.',
  },
  tooManyOrders: {
    order: {
      one: 'Too many orders at once. Please try again in {count} second.',
      other: 'Too many orders at once. Please try again in {count} seconds.',
    },
    enquiry: {
      one: 'Too many enquiries at once. Please try again in {count} second.',
      other: 'Too many enquiries at once. Please try again in {count} seconds.',
    },
  },
  beingPlaced: {
    order: 'We are already placing this order.',
    enquiry: 'We are already placing this enquiry.',
  },
  trialNeedsSignIn: {
    order: 'Please sign in to the back office again to try an order',
    enquiry: 'Please sign in to the back office again to try an enquiry',
  },

  priceListBeingMade: 'We are making the price list. Please try again in a few seconds.',
  tooLarge: 'The request is too large.',
  formTooLarge: 'This is too much for one form. It is not saved. Shorten it and try again.',
  fileTooLarge: 'This file is larger than {size}. Upload it in parts.',

  uploadNotStored: 'The upload could not be stored. Please try again.',
  signIn: 'Please sign in.',

  /** A form or a press that another site sent. */
  refused: 'The request was refused',
  foreign: 'This request came from another site and was refused. Please open the shop at {address} and try again.',
  foreignUnknown:
    'This request came from another site and was refused. The shop does not know its own address yet. Its log says which setting is missing.',
  openShop: 'Open the shop',
} as const
