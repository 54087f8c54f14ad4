// The page Price List.

export const priceList = {
  title: 'Price List',
  description: 'The price list of {name}, to read and as a PDF, with today’s price of every cracker.',
  descriptionCounted: {
    one: 'The price list of {name}, to read and as a PDF, with today’s price of every cracker in {count} category.',
    other: 'The price list of {name}, to read and as a PDF, with today’s price of every cracker in {count} categories.',
  },
  pricesOf: 'Prices of {date}',
  crackers: { one: '{count} cracker', other: '{count} crackers' },
  inCategories: { one: '{crackers} in {count} category', other: '{crackers} in {count} categories' },
  asPdf: { one: 'PDF of {count} page, {size} kB', other: 'PDF of {count} pages, {size} kB' },
  downloadPdf: 'Download PDF',
  downloadSheet: 'Get the .xlsx to fill in',
  frame: 'Price list (PDF)',
  categories: 'Categories',
  product: 'Product',
  per: 'Per',
  mrp: 'M.R.P.',
  ourPrice: 'Our Price',
  isNew: 'New',
} as const
