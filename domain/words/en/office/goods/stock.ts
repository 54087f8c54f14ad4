// The screens Stock, Count Again and Stock Movements.

/** Stock: what will run out, and the low-stock limits. */
export const stock = {
  title: 'Stock',
  lead: 'Products that will run out first are at the top. A product is low at {limit} pieces or fewer, or at its own limit.',
  countAgain: 'Count again',
  soon: 'Out in {days} days',
  lowStock: 'Low Stock',
  outOfStock: 'Out of Stock',
  allStock: 'All Stock',
  unsold: 'Not sold lately',
  soldIn: 'Sold in',
  days: '{days} days',

  // List
  product: 'Product',
  category: 'Category',
  sells: 'Sells',
  lasts: 'Lasts',
  lowAt: 'Low at',
  more: 'Movements and product',
  limitOf: 'Low-stock limit of {name}: {limit}',
  shopLimitOf: 'Low-stock limit of {name}: {limit}, the shop’s own',
  movements: 'Movements',
  movementsOf: 'Movements of {name}',
  productOf: 'Product {name}',
  noneYet: 'No products yet',
  firstAtTop: 'Products appear here, those that will run out first at the top.',
  noneFound: 'No products found',
  noneHere: 'Nothing here, which is good',
  tryAnother: 'Try another search or filter.',
  noProductHere: 'No product is in this list now.',
  perDay: '{pieces} a day',
  seldom: 'Less than 0.1 a day',
  daysLeft: { one: '{count} day', other: '{count} days' },
  lessThanADay: 'Less than a day',
  moreThanAYear: 'More than a year',

  // Low-stock limit
  limitTitle: 'Low-stock limit',
  theLimit: 'the low-stock limit',
  warnAt: 'Warn me at this many pieces',
  warnHint:
    'Leave it empty to use the shop’s limit, {limit}. Customers do not see it. They read “Only 3 left” at {shown} or fewer.',
  limitSet: 'The product is low at {limit} pieces or fewer.',
  limitRemoved: 'The product follows the shop’s low-stock limit.',
  limitFailed: 'Failed to set the low-stock limit',
  gone: 'Someone else deleted this product.',

  // Faults of a number of pieces
  negative: 'Enter 0 or more.',
  unread: 'Enter a whole number, for example 48.',
  tooHigh: 'Enter {most} or less.',

  // List of changes
  didSetLimit: 'Set a low-stock limit',
} as const

/** Count Again. */
export const stockCount = {
  title: 'Count Again',
  lead: 'Type how many pieces you have. Do not count products kept aside for orders. New orders will not spoil the count. <link>Stock list</link>',
  nothingToCount: 'Nothing to count',
  noneYet: 'Your products will be here, each with a field for its number.',
  last: 'Last counts',
  noCountsYet: 'No counts yet. Each saved count appears here, and you can undo it.',
  unanswered: 'Your count was sent, but no answer came. Send it again. We count it once.',
  sendAgain: 'Send again',
  notStored: 'Your browser does not save your count. It will be lost when you leave this screen.',

  // Filters
  count: 'Count',
  all: 'All Products',
  open: 'Not counted yet',
  counted: 'Counted',
  faulty: 'To correct',
  noneFound: 'No products found',
  tryAnother: 'Try another search or filter.',
  noneInPart: 'No product is in this part of the count.',

  // List
  listName: 'Products to count',
  product: 'Product',
  category: 'Category',
  stock: 'Stock',
  difference: 'Difference',
  countedOf: 'Counted of {name}',
  agrees: 'Agrees',
  since: '{change} since you counted. It becomes {after}.',

  // Bar
  theCount: 'The count',
  progress: '{done} of {all} counted',
  differ: { one: '{count} differs', other: '{count} differ' },
  toCorrect: '{count} to correct',
  clear: 'Clear',
  clearAsk: 'Clear this count?',
  clearText: 'This removes the numbers that you typed. Your stock stays the same.',
  clearCount: 'Clear count',
  showFaulty: 'Show what to correct',
  showDifferences: 'Show differences',

  // Review
  saveAsk: 'Save this count?',
  saved: 'Count saved',
  later: 'Later',
  goOn: 'Go on counting',
  saveCount: 'Save count',
  savedBy: '{who} saved a count after you began. If it has the same products, we add both differences.',
  differences: 'Differences',
  becomes: 'to',
  undoThis: 'Undo this count',

  // Done
  deletedLeftOut: {
    one: '{count} product was deleted and left out.',
    other: '{count} products were deleted and left out.',
  },
  countedOnce: 'We counted it once.',
  products: { one: '{count} product counted.', other: '{count} products counted.' },
  noneDiffers: 'No differences.',
  someDiffer: { one: '{count} differs: {amounts}.', other: '{count} differ: {amounts}.' },
  undoOf: 'Undo: {summary}',
  isUndone: 'Undone',
  undone: 'Count undone.',
  undoneBefore: 'This count was already undone.',

  // Faults
  noAnswer: 'No answer came. Save it again. We count it once.',
  undoFailed: 'Failed to undo the count',
  undoneSince: 'This count has been undone since. To save it again, press again.',
  unreadable: 'We cannot read this count. Your stock has not changed. Reload this page, then save again.',
  otherTab: 'You saved this count in another tab, with other numbers. Compare yours with the stock, then save again.',

  // List of changes
  didCount: 'Counted the stock again',
  didUndo: 'Undid a count',
} as const

/** Stock Movements of a product. */
export const movements = {
  title: 'Stock Movements',
  listName: 'Movements',
  when: 'When',
  what: 'What',
  pieces: 'Pieces',
  stockAfter: 'Stock after',
  by: 'By',
  customer: 'Customer',
  noneYet: 'No movements yet',
  willBeHere: 'Each change to the stock of this product appears here.',
  noSuchProduct: 'No such product',
  wrongAddress: 'This address does not belong to a product of your shop.',
  stockList: 'Stock list',
  deleted: 'This product was deleted.',
  inStock: '<b>{pieces}</b> in stock',
  lowAt: 'Low at {limit}',
  openProduct: 'Open product',

  // Kinds
  opening: 'Stock when the list began',
  created: 'Product added',
  edited: 'Product edited',
  changed: 'Stock changed',
  counted: 'Counted again',
  bulk: 'Many products changed',
  imported: 'Imported',
  ordered: 'Ordered',
  revised: 'Order edited',
  returned: 'Order deleted, goods returned',
  replaced: 'Order replaced, goods returned',
  cancelled: 'Order cancelled, goods returned',
  counter: 'Sold at the counter',
  counterReturn: 'Returned to the counter',
  productDeleted: 'Product deleted',
  undone: 'Undone',
} as const
