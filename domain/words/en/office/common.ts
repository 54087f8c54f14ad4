// Words that every screen of the back office uses: buttons, forms, lists, filters, pages, and the page for an unknown address.

export const common = {
  save: 'Save',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  delete: 'Delete',
  edit: 'Edit',
  remove: 'Remove',
  undo: 'Undo',
  undoing: 'Undoing...',
  keepIt: 'Keep it',
  view: 'View',
  /** The heading of a column of buttons, for screen readers. */
  actions: 'Actions',
  /** Names the menu of a row. */
  actionsFor: 'Actions for {name}',

  products: { one: '{count} product', other: '{count} products' },
  orders: { one: '{count} order', other: '{count} orders' },
  items: { one: '{count} item', other: '{count} items' },
  pieces: { one: '{count} piece', other: '{count} pieces' },
  lines: { one: '{count} line', other: '{count} lines' },

  isThisRight: 'Is this right?',
  saveAnyway: 'Save anyway',
  changeIt: 'Change it',

  leave: 'Leave',
  stay: 'Stay',
  fileUploading: 'A file is uploading',
  fileLost: 'If you leave now, you must choose and upload this file again.',
  oldPage: 'This page is out of date. Reload it, then save again. Your text is kept.',

  addedAndChanged:
    'This form already added {name}, and someone has changed it since. Press Cancel, and change it in the list.',
  someoneElse: 'Someone else',
  changedToo: '{who} has changed {field} too.',
  /** The refusal of a save. */
  changedTooChoose: '{who} has changed {fields} too. Choose “Use theirs” or “Keep mine”, then save.',
  was: 'It was',
  theyMadeIt: '{who} changed it to',
  youMadeIt: 'You changed it to',
  emptyValue: '(empty)',
  openFile: 'Open the file: {version}',
  takeTheirs: 'Use theirs',
  takeTheirsFor: 'Use theirs for {field}',
  keepMine: 'Keep mine',
  keepMineFor: 'Keep mine for {field}',

  shownOf: '{shown} of {total} shown',
  showMore: 'Show more',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  firstPage: 'First page',
  refreshList: 'Refresh list',
  leftList: 'No longer in this list',
  deleted: 'Deleted',

  searchProducts: 'Search products',
  searchProductsHint: 'Search by name, code or category...',
  category: 'Category',
  allCategories: 'All Categories',
  inShop: 'In the shop',
  onAndOff: 'On and off',
  shown: 'Shown',
  switchedOff: 'Switched off',
  importPriceList: 'Import your price list',
  uploadProduct: 'Upload Product',

  backOffice: 'Back office',
  screenNotFound: 'Screen not found',
  checkAddress: 'Check the address, or start again from the Dashboard.',
  goToDashboard: 'Go to Dashboard',
} as const
