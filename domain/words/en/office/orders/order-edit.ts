// The screen Edit Order, and the screen Order Revisions.

export const orderEdit = {
  title: 'Edit Order',
  orderDetails: 'Order details',
  onlineOrders: 'Online Orders',
  closed: 'You cannot edit this order now',
  alsoOpenByOne: '{who} also has this order open to edit it.',
  alsoOpenByMany: '{people} also have this order open to edit it.',

  lines: 'Lines of the order',
  /** Read aloud with its buttons: 'Increase quantity of Rocket' */
  quantityOf: 'quantity of {name}',
  added: 'added',
  was: 'was {before}',
  putBack: 'Put back',
  putBackOf: 'Put {name} back',
  substitute: 'Substitute',
  substituteOf: 'Take a substitute for {name}',
  removeOf: 'Remove {name}',

  addProduct: 'Add a product',
  substituteFor: 'A substitute for {name}',
  searchFor: 'Name or code',
  noSubstitute: 'No substitute',
  add: 'Add',
  addOf: 'Add {name}',
  takeInstead: 'Take instead',
  takeInsteadOf: 'Take instead: {name}',
  found: { one: '{count} product found', other: '{count} products found' },
  noneFound: 'No products found',
  more: 'And {count} more. Type more of the name.',
  notLoaded: 'The products did not load. Type again to try once more.',

  discount: 'Discount',
  discountIn: 'Discount in',
  rupees: '₹',
  percent: '%',
  packingNote: 'Packing note (optional)',
  packingNoteHint: 'For the packing list',
  freightNote: 'Lorry charge note (optional)',
  freightNoteHint: 'For the estimate and the bill',
  why: 'Why (optional)',
  whyHint: 'For the history of the order',

  sums: 'Sums of the order',
  totalItems: 'Total Items',
  totalAmount: 'Total Amount',
  belowMinimum: 'This is below the minimum order of {amount}. You can still save it.',
  save: 'Save order',
  undoChanges: 'Undo changes',
  saved: 'Order saved as revision {number}.',
} as const

/** Two people edit the same order. */
export const editConflicts = {
  notInOrder: 'not in the order',
  instead: '{quantity} {name} instead',
  changed:
    '{who} changed this order (revision {number}, {time}). Your changes are kept, but not saved. Look at the order as it is now, then save.',
  seen: 'OK, I have seen it',
} as const

/** Why an edit is not saved. */
export const editRefusals = {
  noLines: 'An order needs at least one product. If the customer wants none, cancel the order.',
  nothingChanged: 'You have not changed anything.',
  totalDiffers: 'The total is now {now}, you saw {seen}. Nothing was saved. Look at the new prices, then press again.',
  unreadable: 'The edit could not be read. Open the order again. Your changes are kept.',
  quantity: 'Enter a quantity from 1 to {most}.',
  note: 'Write a packing or lorry charge note of up to {most} characters.',
  tooManyLines: 'An order can have up to {most} products.',
  twoPrices:
    'This order came from the old shop with {name} at two prices. You cannot edit such an order. To change it, cancel it and place a new one.',
  replaced: '{id} replaces this order. Edit that one.',
  notAdded: 'No longer sold: {names}. Remove what you added, then save.',
  goneNotAdded: 'A product that you added is no longer sold. Remove it, then save.',
  discountPercent: 'Enter a discount from 0 to 100 %, with at most two decimals.',
  discountRupees: 'Enter a discount in ₹, for example 250 or 99.50.',
  discountTooHigh: 'The discount of {discount} is higher than the price of the goods, {goods}.',
  notEnough: 'Not enough stock: {products}. Nothing was changed.',
  lacking: '{name} ({more} more wanted, {stock} in stock)',
  notSold: '{name} (no longer sold)',
  aProduct: 'A product',
} as const

/** The differences between two revisions. */
export const revisions = {
  title: 'Order Revisions',
  neverEdited: 'Never edited',
  asItWasPlaced: '{id} is as it was placed.',
  compare: 'Compare',
  with: 'With',
  asPlaced: 'As placed',
  newest: 'Newest',
  alike: 'The two are the same.',
  what: 'What',
  before: 'Before',
  after: 'After',
  none: '–',
  inPlaceOf: 'in place of {product}',

  original: 'As placed, {time}, {amount}',
  revision: 'Revision {number}, {time}, {amount}',
  revisionBy: 'Revision {number}, {time}, {who}, {amount}',

  discount: 'Discount',
  packingNote: 'Packing note',
  freightNote: 'Lorry charge note',
  totalAmount: 'Total Amount',

  /** In the history, a line each. */
  lineRemoved: '{name} removed ({from})',
  lineAdded: '{name} added: {to}',
  lineAddedInstead: '{name} added in place of {product}: {to}',
  lineChanged: '{name}: was {from}, now {to}',
  lineChangedInstead: '{name} in place of {product}: was {from}, now {to}',
  textAdded: '{what}: {to}',
  textRemoved: '{what} removed',
  textChanged: '{what}: was {from}, now {to}',
  further: { one: 'and {count} more change', other: 'and {count} more changes' },
} as const
