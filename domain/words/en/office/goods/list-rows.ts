// What is wrong or unclear in a row of an imported price list.

export const listRows = {
  // A cell
  formulaResult: 'The formula in this cell results in {text}.',
  noResult:
    'This cell has a formula without a result. Open the list, save it again and upload it, or type the value here.',
  notAPrice: '{label} “{text}” is not a price.',
  negative: '{label} cannot be negative.',
  atMost: '{label} must be at most {most}.',
  twoReadings: '{label} “{text}”: is this {one} or {other}?',
  oneReading: '{label} “{text}”: is this {one}?',
  dateReadings: '{field}: the spreadsheet made a date of this cell, {date}. Is it {one} or {other}?',
  dateReading: '{field}: the spreadsheet made a date of this cell, {date}. Is it {one}?',
  price: 'Price',
  discount: 'Discount',
  stock: 'Stock',
  notAPercentage: 'Discount “{text}” is not a percentage.',
  percentageRange: 'Discount must be from 0 to 100 percent.',
  oneOrOther: '{one} or {other}',
  notWhole: 'Stock “{text}” is not a whole number.',
  notYesOrNo: '{label} “{text}” is neither Yes nor No.',
  notBoxOrPkt: 'Per “{text}” is neither Box nor Pkt.',
  notACode: '“{text}” is not a code of this shop. A code is PRD and four digits.',
  nameLikeFormula: 'The name begins with “=”, as a formula does.',
  tooLong: '{label} must be at most {most} characters.',
  lettersLost: 'The Tamil letters of this cell are lost. Save the list as .xlsx or as CSV UTF-8, and upload it again.',
  nameMissing: 'The product name is missing.',
  priceMissing: 'The price is missing.',

  // A row
  sameProduct: 'Row {row} is the same product.',
  unknownCode: 'The shop has no product with the code {code}. Empty the cell in your list to add a new product.',
  otherName: '{code} is {name}, but the name is that of {other}. Correct one of them in your list.',
  severalProducts: '{products} products have this name. Write the code of the right one in your list.',
  severalInCategory:
    '{products} products have this name in this category. Write the code of the right one in your list.',
  newWithoutPrice: 'This product is new and has no price. Type its price.',
  sameName: 'Row {row} has the same name in this category. Type another name to keep both.',
  newWithoutCategory: 'This product is new. Choose its category.',
  chooseCategoryFor: 'Choose a category for “{heading}”.',
  otherThanDiscount: 'The price is not the M.R.P. less {discount} %.',
  noPriceInList: 'The list has no price. We would sell it at the M.R.P., {amount}.',
  besideNotRead: 'Beside it, not read: {text}',

  // The whole list
  withoutDiscount: {
    one: '{count} product would be sold without a discount. Is that right?',
    other: '{count} products would be sold without a discount. Is that right?',
  },
  otherDiscount: {
    one: '{count} product would not have the discount of your list. Is that right?',
    other: '{count} products would not have the discount of your list. Is that right?',
  },
  formulas: {
    one: 'The price of {count} product is a formula without a result. We use the M.R.P. less the discount of your list. Is that right?',
    other:
      'The price of {count} products is a formula without a result. We use the M.R.P. less the discount of your list. Is that right?',
  },
  /** A value that the product does not have, in the list of changes. */
  none: '–',
  change: '{field}: was {before}, now {after}',
} as const
