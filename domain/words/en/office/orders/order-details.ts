// The details of one order, opened from the list: its head, customer, items and warnings, and what to do next.

export const orderDetails = {
  title: 'Order Details',

  callAgain: 'Call again {time}',
  statusManagement: 'Status Management',

  information: 'Order Information',
  orderId: 'Order ID',
  date: 'Date',
  time: 'Time',
  totalItems: 'Total Items',
  totalAmount: 'Total Amount',
  edited: 'Edited',
  callAndSteps: 'Call and steps',

  items: 'Items <count>({count})</count>',
  product: 'Product <id>{id}</id>',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  packingNote: '<b>Packing:</b> {note}',
  freightNote: '<b>Lorry charge:</b> {note}',
  revisions: 'Revisions',
  editOrder: 'Edit Order',
} as const

/** Above the details. */
export const orderWarnings = {
  trial: 'This is a trial order, to see how the shop works. No customer waits for it.',
  editedByOne: '{who} has this order open to edit it.',
  editedByMany: '{people} have this order open to edit it.',
  sentAgain: 'The customer sent this order again. <order>{id}</order> replaces it.',
  replaces: 'This order replaces <order>{id}</order>.',
  notDeducted: 'Stock is not deducted for this order.',
  lacking: '<b>{name}</b>: {ordered} ordered, {stock} in stock',
  notSold: '<b>{name}</b>: {ordered} ordered, no longer sold',
  inStock: 'All its items are in stock now.',
} as const

/** Under the thumb. */
export const orderNext = {
  call: 'Call',
  callOf: 'Call {name}',
  send: 'Send: {message}',
  markChecked: 'Mark as checked: {amount}',
  dispatch: 'Dispatch',
  sendEstimate: 'Send estimate',
} as const

/** The link of the order to its own page. */
export const orderLinks = {
  title: 'Page for the customer',
  shows:
    'The link in your messages opens a page with the steps of this order, its LR number and what is due. Everyone who has the link sees it.',
  ended: 'The link of this order has ended. Your messages have none until you make a new one.',
  tooOld: 'The link of this order has ended, because the order is old.',
  open: 'Open the page',
  end: 'End this link',
  renew: 'New link',
  nowEnded: 'The link has ended.',
  nowRenewed: 'The order has a new link. The former one has ended.',
} as const
