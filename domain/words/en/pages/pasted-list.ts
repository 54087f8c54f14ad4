// A list from a message, pasted on the order page.

export const pastedList = {
  label: 'Your list',
  hint: 'Paste a message with a product and its quantity in each line. You see what we read before it goes into your cart.',
  example: 'Flower Pots Big 3',
  clear: 'Clear list',
  sheet: 'Or fill in <link>our price list (.xlsx)</link>, and choose it here.',
  chooseSheet: 'Choose the filled-in list',
  sheetReplaced: 'These lines replace those of the file “{name}” that you chose before.',
  sheetOther: 'This file is not our price list. Get our list, fill in “Qty”, save it as .xlsx, and choose it here.',
  sheetEmpty: 'This list has no quantity yet. Fill in “Qty”, and choose it again.',
  tooLong: 'This list is too long. Add its first part, and we read the rest.',

  found: { one: '{count} line is clear.', other: '{count} lines are clear.' },
  asked: { one: '{count} line needs your answer.', other: '{count} lines need your answer.' },
  unknown: { one: '{count} line is not in our shop.', other: '{count} lines are not in our shop.' },

  lines: 'Lines of your list',
  which: 'Which product is “{line}”?',
  choose: 'Choose a product',
  moreFit: {
    one: '{count} more product fits. Write its size or kind.',
    other: '{count} more products fit. Write the size or kind.',
  },
  howMany: 'How many do you need?',
  notFound: 'We do not know this product. Write it in other words, or search for it.',
  summed: 'With the {before} already chosen, that makes {after}.',
  asides: 'Left out, as no products',

  add: { one: 'Add {count} product to the cart', other: 'Add {count} products to the cart' },
  added: { one: '{count} product added to the cart.', other: '{count} products added to the cart.' },
  left: { one: '{count} line is still in your list.', other: '{count} lines are still in your list.' },
} as const
