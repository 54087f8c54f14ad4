// The checkout: its form, and what happens while an order is sent.

export const checkout = {
  name: 'Name',
  state: 'State',
  chooseState: 'Choose state',
  states: 'States',
  unionTerritories: 'Union Territories',
  stateType: 'State Type',
  chooseType: 'Choose type',
  stateOption: 'State',
  unionTerritoryOption: 'Union Territory',
  district: 'District',
  pincode: 'Pincode',
  mobile: 'Mobile Number',
  alternateMobile: 'Alternate Mobile',
  alternateMobileOptional: 'Alternate Mobile (optional)',
  address: 'Full Address with Landmark',

  /** After an unlikely number; `why` is a sentence about it. */
  isNumberRight: 'Is <b>{number}</b> right? {why}',
  numberIsRight: 'Yes, it is right',

  items: { one: '{count} item', other: '{count} items' },
  total: 'Total: {amount}',
  willCall: 'We will call you on <b>{number}</b>',
  willCallEither: 'We will call you on <b>{number} or {other}</b>',
  backToCart: 'Back to Cart',
  processing: 'Processing...',

  priceRose: {
    order: 'A price is higher than before. Keep or remove the product, then press Send Order.',
    enquiry: 'A price is higher than before. Keep or remove the product, then press Send Enquiry.',
  },
  /** The advice at the end of `failed`, and of some reasons: it is said once. */
  tryAgain: 'Please try again',
  failed: {
    order: 'Failed to submit order: {message}. Please try again.',
    enquiry: 'Failed to submit enquiry: {message}. Please try again.',
  },
  /** In place of {message}, without a capital and a full stop. */
  noAnswer: 'no answer from the shop, check your connection',
  shopFailed: 'something went wrong on our side, not on yours',
  answeredWith: 'the shop answered with status {status}',
  refused: 'the shop refused it',
  notSent: {
    order: 'Your order was not sent. Please check the form again.',
    enquiry: 'Your enquiry was not sent. Please check the form again.',
  },
  sentWithRemoved: {
    order:
      'We received your order as you sent it, with the items that you removed after that. To change it, please call us.',
    enquiry:
      'We received your enquiry as you sent it, with the items that you removed after that. To change it, please call us.',
  },
  sentEarlier: {
    order: 'We had already received your earlier order. Here it is. To change it, please call us.',
    enquiry: 'We had already received your earlier enquiry. Here it is. To change it, please call us.',
  },
  /** The page of the order has no link any more. */
  changedSince: {
    order: 'We had already received your order, and it may have changed since. To hear how far it is, please call us.',
    enquiry:
      'We had already received your enquiry, and it may have changed since. To hear how far it is, please call us.',
  },
  addedLater: 'Items that you added while sending are still in your cart.',

  privacy: 'We use these details to call you, to deliver your crackers and for our accounts.',
  keptYears: { one: 'We keep them for {count} year.', other: 'We keep them for {count} years.' },
  keptMonths: { one: 'We keep them for {count} month.', other: 'We keep them for {count} months.' },
  keptAlways: 'We keep them until you ask us to delete them.',
  seenBy:
    'Our shop and the transport company see them, and the company that runs this site for us. So does WhatsApp, if you send them there.',
  privacyLink: 'Privacy',
} as const
