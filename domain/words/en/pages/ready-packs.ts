// Ready packs on the order page, in the panel that fills the cart.

export const readyPacks = {
  title: 'Fill the cart quickly',
  close: 'Close',
  /** The ways to fill the cart. */
  ways: 'How to fill the cart',
  packs: 'Packs',
  list: 'Paste a list',

  intro: 'Goods that go well together. You can change every line in your cart.',
  packList: 'Ready packs',
  loading: 'Loading...',
  away: 'We could not load this. Packs and budget need an internet connection.',
  again: 'Try again',

  goods: { one: '{count} product', other: '{count} products' },
  pieces: { one: '{count} piece', other: '{count} pieces' },
  goodsAndPieces: '{goods}, {pieces}.',
  /** Opens the goods of a pack. */
  show: 'Goods in it',
  inStock: { one: '{count} pack in stock.', other: '{count} packs in stock.' },
  soldOut: 'Out of stock: {names}',
  andMore: { one: '{names} and {count} more', other: '{names} and {count} more' },
  add: 'Add pack',
  addOf: 'Add pack: {name}',
  adding: 'Adding...',

  /** After a press. */
  added: '{name} is in your cart. Add it again for one more.',
  addedPart: '{name} is in your cart. {short}',
  short: 'We have no more of these than your cart has now: {goods}',
  notAdded: '{name} was not added. {why}',
  changed: '{name} has changed. Look at its goods and price, then add it.',
  gone: '{name} is no longer offered.',
  noAnswer: 'The shop did not answer, and {name} was not added. Check your internet connection, then try again.',
} as const
