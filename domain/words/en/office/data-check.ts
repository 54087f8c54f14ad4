// The faults that the nightly check of the data finds: on the Dashboard, and printed by the command.

export const dataCheck = {
  moreLikeThis: '… and {count} more like this one.',
  fileDamaged: 'The file of the database is damaged: {detail}.',
  failed: 'An error occurred. Your technician finds it in the log.',
  noShop: 'There is no shop in {place}. Set DATA_DIR or DATABASE_URL.',
  noFolder: '{folder}, which does not exist',
  thatDatabase: 'that database',
  notOpened: 'You have not opened the shop with this version yet. Start it once, then check again.',
  newerVersion: 'You opened the shop with a newer version. Check it with that one.',
  cannotRead: 'We cannot read the database: {detail}.',
  none: 'none',

  // Stock
  deletedProductStock: 'The deleted product {id} has movements that add up to {due}, not to 0.',
  stock: 'Product {code} has a stock of {stock}. Its movements and orders add up to {due}.',
  stockBelowZero: 'Product {code} has a stock of {stock}. It should never be below 0.',
  orderTook: 'Order {order} took {took} of product {code}. It should take {due}.',
  deletedOrderGave: 'The deleted order {order} put {more} more of product {code} into the stock than it had taken.',
  deletedOrderKept:
    'The deleted order {order} kept {kept} of product {code}. All its products should be in stock again.',
  countGone: 'A movement of product {product} belongs to the count {stockCount}, which does not exist.',
  saleTook: 'Counter sale {sale} took {took} of product {code}. Its items, returns and shortfall add up to {due}.',

  // Orders
  orderEmpty: 'Order {order} has no items.',
  orderTotals:
    'Order {order} says {pieces} pieces for {amount}. Its items and charges add up to {duePieces} for {due}.',
  orderImpossible:
    'Order {order} has an item, a discount or a charge that is impossible. Look at its quantities and sums.',
  orderTooLarge: 'Order {order} has items for more than {most}. Some pages cannot add that up.',
  revisionCount:
    'Order {order} is at revision {revision}. We stored {stored} of its revisions, and the newest is {newest}.',
  revisionTotal: 'Order {order} has {amount} and its items. Its newest revision says {revised} or other items.',
  noKey: 'Order {order} has no key. We would store it a second time if it is sent again.',
  keyOfNone: 'The key {key} was used for an order that does not exist.',
  replacedByMissing: 'Order {order} is replaced by {other}, which does not exist.',
  replacesSilently: 'Order {order} replaces {other}, which does not say that it is replaced.',
  cancelledKeeps: 'Order {order} is cancelled and still has its products. They should be in stock again.',
  replacedKeeps: 'Order {order} is replaced by {other} and still has its products. They should be in stock again.',
  replacesItself: 'Order {order} is replaced by an order that it replaces itself.',

  // Steps, payments, packing, dispatch
  steps:
    'Order {order} is {step}, {verified} and {completion}. Its history makes it {dueStep}, {dueVerified} and {dueCompletion}.',
  received: 'Order {order} says that {amount} was received. Its payments add up to {due}.',
  sameUtr: 'The UTR {utr} is in {payments} payments. It should be in one.',
  onePress: 'One press recorded {payments} payments of order {order}. It should record one.',
  paymentOfNone: 'The payment {id} is for order {order}, which does not exist.',
  packed:
    'Order {order} was packed with {there} of {quantity} of product {product} ({state}). The order has no such item, or the number is impossible.',
  dispatchUnsaid: 'Order {order} has a dispatch. Its history never says that it was dispatched.',
  sameLr: 'Orders {order} and {other} of two customers left with the same LR {lr} of one office.',

  // The counter
  saleTotals:
    'Counter sale {sale} says {pieces} pieces for {amount}. Its items, discount and round-off add up to {duePieces} for {due}.',
  returnedMore: 'Counter sale {sale}: {pieces} of product {product} came back, and {sold} were sold.',
  refund: 'Counter sale {sale}: {amount} was refunded. For the pieces that came back it should be {due}.',
  returnEmpty: 'The return {id} of counter sale {sale} has no products.',
  shortfall: 'Counter sale {sale} lacked {pieces} of product {product}. It sold {sold}.',
  saleDay: 'The sale {id} is in the counter’s day {day}. It should be in {due}, and that day should be there.',
  returnDay: 'The return {id} is in the counter’s day {day}. It should be in {due}, and that day should be there.',
  closedDay: 'The counter’s day {day} was closed with {expected} cash expected. Its sales and returns add up to {due}.',
  closedDayWithout: 'The counter’s day {day} was closed without expected cash. Its sales and returns add up to {due}.',

  // Reports
  reportConfirmed:
    'The report of {day} says {stored} confirmed orders for {storedSum} with {storedDue} due. The orders add up to {orders} for {sum} with {due} due.',
  reportUnconfirmed:
    'The report of {day} says {stored} unconfirmed orders for {storedSum} with {storedDue} due. The orders add up to {orders} for {sum} with {due} due.',
  placeConfirmed: 'The report of {day} has a place whose confirmed orders are not those that were placed there.',
  placeUnconfirmed: 'The report of {day} has a place whose unconfirmed orders are not those that were placed there.',
  goodsConfirmed: 'The report of {day} has other numbers of product {product} than the items of its confirmed orders.',
  goodsUnconfirmed:
    'The report of {day} has other numbers of product {product} than the items of its unconfirmed orders.',
  reportSales:
    'The report of {day} says {stored} counter sales for {storedSum}. Sales less returns add up to {sales} for {sum}.',
  reportCounterGoods:
    'The report of {day} has other numbers of product {product} at the counter than its sales and returns.',

  // Entries that belong to something
  orphan: {
    one: '{what} belongs to {missing}, which does not exist ({table}, {count} row).',
    other: '{what} belongs to {missing}, which does not exist ({table}, {count} rows).',
  },
  order_items: 'An item of an order',
  order_steps: 'An entry of the history',
  order_revisions: 'A revision',
  order_proposals: 'A change that a customer is asked about',
  said_payments: 'A UTR that a customer sent',
  order_editors: 'An open editor',
  packing_presses: 'A packed item',
  dispatches: 'A dispatch',
  orders_to_index: 'A place in the queue for the search',
  counter_lines: 'An item of a counter sale',
  counter_returns: 'A return',
  counter_return_lines: 'An item of a return',
  counter_shortfalls: 'A shortfall',
  former_category_names: 'A former name of a category',
  pack_goods: 'A product of a pack',
  bulk_change_products: 'A product of a change of many products',
  sessions: 'A session',
  notification_devices: 'A browser for notifications',
  categoryGone: 'Product {code} is in the category “{category}”, which does not exist. No visitor sees it.',
  discountOff: 'Product {code} has a discount of {discount} %, which does not follow from its two prices.',
  noOwner: 'None of {people} people is an owner who can sign in. There should be one.',
  brokenRule: {
    one: '{count} row of {table} breaks the rule {rule}.',
    other: '{count} rows of {table} break the rule {rule}.',
  },

  // The search
  notSearched: 'Order {order} is not in the search index and does not wait for it. No search finds it.',
  searchedGone: 'The search index has order {order}, which does not exist.',
  searchedGoods: 'The search index has other products of order {order} than its items.',
  searchedTexts: 'The search index has another customer or address of order {order} than the order.',
} as const
