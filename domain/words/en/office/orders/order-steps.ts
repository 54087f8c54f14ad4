// The steps of an order: on the list of orders, in an order's details, at packing and dispatch; calls, notes and history.

/** Everywhere a step is named. In other sentences of this file its name is in quotes. */
export const stepNames = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  paid: 'Paid',
  packed: 'Packed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const

/** The button that records a step. */
export const stepVerbs = {
  confirmed: 'Confirm order',
  paid: 'Mark as paid',
  packed: 'Mark as packed',
  dispatched: 'Mark as dispatched',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel Order',
} as const

/** Why a step is not recorded or not undone. */
export const stepRefusals = {
  cancelled: 'This order is cancelled. Undo “{cancelled}” first.',
  done: 'This order is already marked “{step}”.',
  doneSince: 'This order is already marked “{step}”, since {time}.',
  doneSinceBy: 'This order is already marked “{step}”, since {time}, by {who}.',
  away: 'The goods of this order have left the shop. When they are back, undo “{step}” first.',
  later: 'This order is already marked “{later}”. If that was a mistake, undo “{later}” first.',
  notDone: 'This order is not marked “{step}”. Somebody may have undone it.',
  undoLater: 'This order is already marked “{later}”. Undo “{later}” first.',
  undoneSince: '“{step}” has been undone since. To mark it again, press again.',
  markedSince: '“{step}” has been marked again since. To undo it again, press again.',
  noEdit: 'This order is already marked “{step}”. To change it, undo “{step}” first.',
} as const

/** When to call again a customer who did not answer. */
export const calls = {
  title: 'Call again',
  at: 'Call again at',
  inOneHour: 'In 1 hour ({time})',
  inTwoHours: 'In 2 hours ({time})',
  thisEvening: 'This evening ({time})',
  tomorrow: 'Tomorrow ({time})',
  another: 'Another time…',
  noAnswer: 'No answer',
  arranged: 'No answer recorded. Call again {time}.',
  required: 'Choose when to call again.',
  past: 'Choose a time in the future.',
  far: 'Choose a time within a year.',
} as const

/** The note beside a step, and the history of an order. */
export const orderHistory = {
  title: 'History',
  note: 'Note',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  noteRequired: 'Write a note first.',
  noteTooLong: 'Write a note of up to {most} characters.',
  edited: 'Edited',
  dispatchCorrected: 'Dispatch corrected',
  messageOpened: 'Message opened in WhatsApp',
  noAnswer: 'No answer',
  noAnswerUntil: 'No answer, again at {time}',
  undone: '{step}: undone',
  undoOf: 'Undo: {entry}',
  noTime: 'time not recorded',
} as const

/** The line of steps, and what records the next one. */
export const orderSteps = {
  line: 'Steps of the order',
  done: 'Done:',
  nextStep: 'Next step',
  record: 'Record step',
  /** The answers. */
  recorded: 'Marked “{step}”.',
  undone: '“{step}” is undone.',

  tabs: 'Steps',
  all: 'All',
  toCall: 'To call',
  why: 'Why (optional)',

  cancel: 'Cancel this order?',
  cancelStays: 'It stays in the list as cancelled.',
  itemsGoBack: 'Its items go back to stock, except deleted products. The order stays in the list as cancelled.',
  cancelThis: 'Cancel this order',
  keepOrder: 'Keep the order',
} as const

/** Many orders at once. */
export const manyOrders = {
  moveMany: 'Move many',
  title: 'Move many orders',
  ticked: '{count} ticked',
  tickOf: 'Tick the order of {name}',
  tickAll: { one: 'Tick the {count} shown', other: 'Tick all {count} shown' },
  step: 'Step',
  done: 'Done',

  moved: { one: '{count} order marked “{step}”.', other: '{count} orders marked “{step}”.' },
  undone: { one: '“{step}” undone for {count} order.', other: '“{step}” undone for {count} orders.' },
  unchanged: { one: '{count} order did not change.', other: '{count} orders did not change.' },
  unpaid: '{amount} is still due for {count} of them.',
  dueOf: '<order>{id}</order>: {amount} due',
  aboutOrder: '<order>{id}</order>: {text}',

  cancelTitle: 'Cancel orders',
  cancel: {
    one: 'Cancel {count} order? Its goods go back to stock, except deleted products.',
    other: 'Cancel {count} orders? Their goods go back to stock, except deleted products.',
  },
  cancelThese: { one: 'Cancel this order', other: 'Cancel these {count} orders' },
  keepThese: { one: 'Keep the order', other: 'Keep these {count} orders' },
} as const
