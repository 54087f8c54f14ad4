// The sums between goods and total, in the cart, on papers and in messages.

export const chargeWords = {
  goods: 'Goods',
  discount: 'Discount',
  packing: 'Packing charge',
  roundOff: 'Round off',
} as const
