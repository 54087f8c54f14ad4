// The price sheet: the list with a box for each quantity.

export const priceSheet = {
  jump: 'Jump to category',
  product: 'Product',
  per: 'Per',
  mrp: 'M.R.P.',
  off: 'Off',
  ourPrice: 'Our Price',
  stock: 'Stock',
  quantity: 'Quantity',
  amount: 'Amount',
  quantityOf: 'Quantity of {name}',
} as const
