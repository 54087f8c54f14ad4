// The screen Categories, its dialogs, and its messages.

export const categories = {
  title: 'Categories',
  count: { one: '{count} category', other: '{count} categories' },
  countOff: { one: '{count} category, {off} off', other: '{count} categories, {off} off' },
  noneYet: 'No categories yet',
  addFirst: 'Customers find products by category. Add the first one.',
  withoutProducts: { one: '{count} category without products', other: '{count} categories without products' },
  notSeen: 'Visitors do not see them.',

  // Row
  hasPoster: 'Has a poster',
  isInFooter: 'In the footer',
  isOff: 'Off',
  up: 'Move up',
  down: 'Move down',
  toTheTop: 'Move to the top',
  toTheEnd: 'Move to the end',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  mergeInto: 'Merge into another',
  move: 'Move {name}',
  howToMove: 'Drag, or press an arrow key',
  isNow: '{name} is now {place} of {count}',

  // Dialog
  add: 'Add Category',
  editTitle: 'Edit Category',
  name: 'Category Name',
  nameHint: 'Products and old links move to the new name.',
  tamilName: 'Tamil Name',
  tamilNameOptional: 'Tamil Name (optional)',
  tamilNameHint: 'Shown beside the name. The search finds it.',
  showInFooter: 'Show it in the footer of every page',
  footer: 'Footer',
  inTheFooter: 'In the footer',
  notInTheFooter: 'Not in the footer',
  poster: 'Poster',
  posterOptional: 'Poster (optional)',
  dropPoster: 'Drop the poster here, press to choose, or paste',
  posterHint: 'PNG, JPG up to 10MB. A square of 720 pixels is best. The landing page shows five posters.',
  removePoster: 'Remove poster',
  /** A poster has a picture in two places. */
  posterReplaced: 'Visitors see Poster {number} of Settings, Website pictures, in place of this one.',

  // Merge and delete
  deleteTitle: 'Delete Category',
  mergeTitle: 'Merge Category',
  moveAndDelete: 'Move and Delete',
  merge: 'Merge',
  fullGoes: {
    one: '<name>{name}</name> has {count} product. Products and old links move to the category that you choose.',
    other: '<name>{name}</name> has {count} products. Products and old links move to the category that you choose.',
  },
  emptyGoes: '<name>{name}</name> is empty. Its old links move to the category that you choose.',
  moveProductsTo: 'Move its products to',
  into: 'Merge into',
  chooseCategory: 'Choose a category',
  nameOff: '{name} (off)',
  deleteAsk: 'Are you sure you want to delete this category? It has no products.',

  // Messages
  added: '{name} added at the end of the list',
  saved: '{name} saved',
  savedWith: {
    one: '{name} saved. {count} product moved to the new name.',
    other: '{name} saved. {count} products moved to the new name.',
  },
  merged: 'Merged into {into}',
  mergedWith: {
    one: 'Merged into {into}. {count} product moved.',
    other: 'Merged into {into}. {count} products moved.',
  },
  isOnNow: '{name} is on. Visitors see it again.',
  isOffNow: '{name} is off. Visitors cannot see or order it.',
  deleted: '{name} deleted',

  // Faults
  failed: 'Failed to change the category. Please try again.',
  gone: 'Someone else deleted or merged this category.',
  chooseTarget: 'Choose the category that its products move to.',
  notEmpty: {
    one: '{name} has {count} product. Choose where it goes.',
    other: '{name} has {count} products. Choose where they go.',
  },
  nameRequired: 'Enter a category name.',
  nameTooLong: 'Enter a category name of up to {most} characters.',
  nameUnreadable: 'Enter a category name with a letter or a digit.',
  nameOfAll: '“All Categories” is the whole list. Enter another name.',
  tamilNameTooLong: 'Enter a Tamil name of up to {most} characters.',
  nameTaken: 'You already have a category {name}. Enter another name.',

  // List of changes
  didAdd: 'Added a category',
  didEdit: 'Edited a category',
  didMove: 'Moved a category',
  didSwitch: 'Switched a category on or off',
  didMerge: 'Merged a category into another',
  didDelete: 'Deleted a category',
} as const
