// The budget on the order page: a sum and two answers that fill the cart.

export const budget = {
  way: 'By budget',
  intro: 'Tell us your sum. We choose goods in stock, and you can replace each.',
  sum: 'Your sum in ₹',
  sumExample: '5000',
  who: 'For whom',
  mixed: 'Everyone',
  children: 'Children',
  adults: 'Adults',
  noise: 'Noise',
  any: 'Any',
  little: 'Little',
  fill: 'Choose for me',

  enterSum: 'Enter your sum in rupees.',
  noNumber: 'Enter the sum as a number, such as 5000.',
  belowMinimum: {
    order: 'The minimum order is {minimum}. Enter that or more.',
    enquiry: 'The minimum enquiry is {minimum}. Enter that or more.',
  },
  aboveMost: 'Enter up to {most}. For more, call us.',

  total: { one: '{count} product for {total}', other: '{count} products for {total}' },
  lines: 'Goods for your budget',
  /** Why a line is there, with its category. */
  forChildren: 'For children: {category}',
  forAdults: 'For adults: {category}',
  quiet: 'Little noise: {category}',
  forEveryone: 'For everyone: {category}',
  replace: 'Another',
  replaceOf: 'Another in place of {name}',
  replaced: '{name} in place of {before}',
  noOther: 'We have no other product like {name} for this sum.',
  short: {
    order:
      'The goods that fit come to {total}. That is below the minimum order of {minimum}. Choose otherwise, or add more yourself.',
    enquiry:
      'The goods that fit come to {total}. That is below the minimum enquiry of {minimum}. Choose otherwise, or add more yourself.',
  },
  none: 'We have no goods in stock for this choice. Choose otherwise.',
  add: { one: 'Add {count} product to the cart', other: 'Add {count} products to the cart' },
  added: { one: '{count} product added to the cart.', other: '{count} products added to the cart.' },
  someRefused: { one: '{count} product is out of stock by now.', other: '{count} products are out of stock by now.' },
} as const
