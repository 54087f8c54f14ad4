// The first steps of a new shop on the Dashboard, and the removal of the demo.

export const firstSteps = {
  title: 'First steps',
  fromDemo: 'Still from the demo: {goods}.',
  who: 'Say who you are',
  whoText: 'Name, address, phone, WhatsApp and e-mail',
  payment: 'UPI ID or bank account',
  paymentText: 'Customers pay to it',
  products: 'Your own products',
  productsText: 'Import your price list, remove the demo',
  open: 'Open the shop',
  openText: 'Start taking orders, as the last step',
  try: 'Try an order',
  tryText: 'Order as a customer does. We mark it as a trial.',
  /** Read aloud after a step. */
  done: '(done)',
  toDo: '(to do)',

  startWithOwn: 'Start with my own products',
  removes:
    'This removes {goods}. Orders of customers stay. You can undo it for 24 hours. Visitors do not see categories without products.',
  youChanged: 'You changed these, and they stay. Tick what you want to remove too:',
  typeName: 'Type the shop’s name: {name}',
  undoUntil: '{who} removed {goods}. You can undo it until {moment}.',
  moment: '{day}, {time}',

  videoCount: { one: '{count} video', other: '{count} videos' },
  trialCount: { one: '{count} trial order', other: '{count} trial orders' },

  failed: 'An error occurred. Please try again.',
  otherName: 'This is not the shop’s name. We removed nothing.',
  nothingLeft: 'The demo is already removed',
  tooLate: 'Someone undid this already, or its 24 hours are over',
  removed: 'Removed: {goods}',
  restored: 'Back again: {goods}',
  andMore: 'And {count} more',
  leftOut: '{name}: {why}',
  otherCode: 'Its code {before} belongs to another product now. It has {code}.',

  // The list of changes
  didRemove: 'Removed the demo',
  didUndo: 'Undid the removal of the demo',
} as const
