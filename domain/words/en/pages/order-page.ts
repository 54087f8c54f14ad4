// The order page before the cart is opened: the list of products, adding to the cart, and news about the cart.

export const orderPage = {
  kinds: { one: '{count} kind of crackers.', other: '{count} kinds of crackers.' },
  kindsAt: {
    one: '{count} kind of crackers at up to {percent}% discount.',
    other: '{count} kinds of crackers at up to {percent}% discount.',
  },
  choose: {
    order: 'Choose what you like. You pay nothing now. We call you back.',
    enquiry: 'Choose what you like, and send us your enquiry. We call you back.',
  },
  closed: 'You see today’s prices and stock.',
  fillCart: 'Fill quickly',

  view: 'View',
  cards: 'Cards',
  priceSheet: 'Price sheet',
  tip: 'Tip',
  tipText: 'Looking for many things? The price sheet has all of them, each with a box for its quantity.',
  showPriceSheet: 'Show price sheet',
  dismissTip: 'Dismiss tip',

  category: 'Category',
  allCategories: 'All Categories',
  search: 'Search crackers',
  searchHint: 'Search crackers...',
  cart: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  items: { one: '{count} item', other: '{count} items' },
  allOf: '<span>All {count}</span> <hidden>of {category}</hidden>',

  enlarge: 'Enlarge picture of {name}',
  off: '<b>{percent}%</b> <span>OFF</span>',
  mrp: 'M.R.P.',
  isNew: 'New',
  quantityOf: 'quantity of {name}',

  /** In the bar at the foot, with the first two beside the number of items. */
  toGo: '{amount} to go',
  youSave: 'you save {amount}',
  total: 'Total: {amount}',

  /** In place of products. */
  products: 'Products',
  loading: 'Loading products...',
  notLoaded: 'Error Loading Products',
  notLoadedText: 'Failed to load products. Please refresh the page.',
  refresh: 'Refresh Page',
  noneFound: 'No products found',
  noneFoundText: 'Try another word, or look in all categories.',
  showAll: 'Show all crackers',
  showInAll: 'Show {count} in All Categories',
  productGone: 'This product is no longer in our shop. Here is everything that we have.',

  ofProduct: '{name}: {news}',
  priceNow: 'The price of {name} is now {price}, it was {before}.',
  andMore: 'And {count} more.',

  sentInAnotherTab: {
    order: 'You already sent this order in another tab. Those items are no longer in your cart.',
    enquiry: 'You already sent this enquiry in another tab. Those items are no longer in your cart.',
  },
  cartNotSaved: 'Your browser does not save your cart. It will be lost when you close this tab.',

  /** After a press on the cart, the checkout or a picture. */
  partAway: 'The shop cannot be reached at the moment. This opens when the shop answers.',
} as const
