// The screen Online Orders: its list, filters and chips, and the answers to what is done with an order.

export const orders = {
  title: 'Online Orders',
  purpose: 'Manage customer orders and track status',
  list: 'Online Orders',
  none: 'No orders found',

  search: 'Search orders',
  searchFor: 'Search by customer name or phone number...',
  verification: 'Verification Status',
  allVerification: 'All Verification',
  status: 'Order Status',
  allStatus: 'All Status',
  sort: 'Sort Order',
  newest: 'Newest First',
  oldest: 'Oldest First',
  due: 'Calls Due First',
  days: 'Days',
  allDays: 'All Days',
  today: 'Today',
  yesterday: 'Yesterday',
  fromTo: 'From – to',
  from: 'From',
  fromDay: 'From this day',
  to: 'To',
  toDay: 'To this day',

  range: '{first}–{last} of {count} orders',
  rangeOfMore: '{first}–{last} of more than {count} orders',
  shortCount: 'Stock not deducted: {count}',
  answerCount: 'Answers: {count}',
  countedOnly: 'Without replaced, cancelled and trial orders',
  showAll: 'Show all orders',
  foundElsewhere: 'No customer found. These match by address or product.',
  view: 'View',
  grid: 'Grid',
  asList: 'List',

  customer: 'Customer',
  phone: 'Phone',
  total: 'Total',
  items: 'Items',
  dateAndId: 'Date and Order ID',
  statusColumn: 'Status',
  fresh: 'New',
  /** In the table; on a phone the word is shown too. */
  itemCountMarked: { one: '{count} <unit>item</unit>', other: '{count} <unit>items</unit>' },

  viewDetails: 'View Details',
  viewDetailsOf: 'View Details of {name}',
  downloadBill: 'Download Bill',
  downloadBillOf: 'Download Bill of {name}',
  bill: 'Bill',
  deleteOrder: 'Delete Order',
  deleteOrderOf: 'Delete Order of {name}',
} as const

/** The two chips of an order, and the notice after a press. */
export const orderStates = {
  Verified: 'Verified',
  Unverified: 'Unverified',
  Complete: 'Complete',
  Pending: 'Pending',
  toggleVerification: 'Verification: {state}. Change to {next}',
  toggleCompletion: 'Order: {state}. Change to {next}',
  /** 'Verified: Lakshmi' */
  changed: '{state}: {name}',
  replaced: 'A later order has replaced it.',
  notDeducted: 'Its stock is not deducted.',
  stillUnverified: 'It is still Unverified.',
} as const

/** Marks of an order that needs a second look. */
export const orderBadges = {
  trial: 'Trial',
  call: 'Call {time}',
  replaced: 'Replaced by a later order',
  replaces: 'Replaces an earlier order',
  notDeducted: 'Stock not deducted',
  noPayment: 'No payment recorded',
  answered: 'The customer answered',
} as const

export const deletedOrder = {
  question: 'Are you sure you want to delete this order?',
  paymentsStay: '{amount} was received for it. The payments stay in Payments.',
  returnItems: 'Return its items to stock',
  sellable: 'You can sell them to someone else. Deleted products do not go back.',
  haveLeft: 'Its items have left the shop.',
  leftSince:
    'Not deleted. Its items have left the shop since. Delete it without returning them. If they have come back, reload the page.',
  deleted: 'Order deleted',
  deletedReturned: {
    one: 'Order deleted. {count} item is back in stock.',
    other: 'Order deleted. {count} items are back in stock.',
  },
  count: 'Deleted: {count}',
  title: 'Deleted orders',
  forADay: 'You can undo a deletion for a day.',
  newest: 'The newest {count}:',
  notLoaded: 'The list did not load. Close it and open it again.',
  deletedAt: 'Deleted {time}',
  restored: 'The order is restored.',
  replacedSince: 'The customer has since replaced it with {id}.',
  sentSince: 'The customer has since sent {id}. Compare the two.',
  notRestored: 'This order can no longer be restored.',
} as const

/** Answers to an act on an order. */
export const orderAnswers = {
  updateFailed: 'Failed to update order',
  deleteFailed: 'Failed to delete order',
  deleteFailedGone: 'Failed to delete order. This order no longer exists.',
  gone: 'This order no longer exists.',
  erased: 'The details of this customer are erased. You can no longer change this order.',
  cancelled: 'This order is cancelled. It takes nothing from stock.',
  replacedBy: '{id} replaces this order.',
  sendReplacement: 'This order was replaced by {id}. Send that one.',
  stockTaken: 'Stock reduced for this order.',
  stockNotTaken: 'Stock is not reduced for this order. Too few of: {names}',
  billDownloaded: 'Bill downloaded',
  billFailed: 'Failed to download bill. Please try again.',
  billNotSaved: 'This app may not save files. Open the back office in Chrome or Safari to download the bill.',
} as const

/** How many of a product an order lacks. */
export const shortages = {
  lackingOf: '{name} ({ordered} ordered, {stock} in stock)',
  notSoldOf: '{name} ({ordered} ordered, no longer sold)',
  notTaken: 'Stock was too low for this order, and still is for {names}. Add stock, or edit the order first.',
  insufficient: 'Insufficient stock',
  first: 'Insufficient stock for product {name} ({ordered} ordered, {stock} in stock)',
  firstAndMore: 'Insufficient stock for product {name} ({ordered} ordered, {stock} in stock), and {count} more',
  firstNotSold: 'Insufficient stock for product {name} ({ordered} ordered, no longer sold)',
  firstNotSoldAndMore: 'Insufficient stock for product {name} ({ordered} ordered, no longer sold), and {count} more',
} as const

/** Who changed what: entries of the list of changes. */
export const orderChanges = {
  verify: 'Set the verification of an order',
  complete: 'Set the completion of an order',
  remove: 'Deleted an order',
  restore: 'Restored a deleted order',
  takeStock: 'Reduced the stock for an order',
  endLink: 'Ended the link of an order',
  renewLink: 'Gave an order another link',
  edit: 'Edited an order',
  step: 'Recorded a step of an order',
  undoStep: 'Undid a step of an order',
  note: 'Wrote a note on an order',
  call: 'Arranged another call',
  steps: 'Recorded a step of many orders',
  undoSteps: 'Undid a step of many orders',
} as const
