// The price list as a spreadsheet, which customers download and fill in.

export const listFile = {
  code: 'Code',
  product: 'Product',
  contents: 'Contents',
  per: 'Per',
  mrp: 'M.R.P.',
  ourPrice: 'Our price',
  qty: 'Qty',
  amount: 'Amount',
  ofDay: 'Price list of {date}. Type how many you want under Qty.',
  total: 'Total',
  minimumOrder: { order: 'Minimum order {amount}', enquiry: 'Minimum enquiry {amount}' },
  sheetName: 'Price list',
} as const
