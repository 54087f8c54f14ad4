// The columns of a price list: in the import, and as headings of the list that you download.

export const listFields = {
  code: 'Code',
  category: 'Category',
  name: 'Product name',
  tamilName: 'Tamil name',
  contents: 'Contents',
  unit: 'Per',
  mrp: 'M.R.P.',
  price: 'Our price',
  discount: 'Discount %',
  stock: 'Stock',
  enabled: 'Shown',
  isNew: 'New this year',
  /** Values of “Shown” and “New this year”. */
  yes: 'Yes',
  no: 'No',
  /** The name of the downloaded sheet. */
  sheetName: 'Products',
} as const
