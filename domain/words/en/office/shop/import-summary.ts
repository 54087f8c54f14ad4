// What an import of another shop's data has found, and why it refuses a file: for the terminal and for the office.

export const importSummary = {
  products: 'Products',
  orders: 'Orders',
  videos: 'Videos',
  inExport: '{section}: {count} in the export.',
  isNew: '{count} new.',
  mended: '{count} of them mended.',
  same: '{count} already here.',
  left: '{count} different here.',
  refused: '{count} refused.',

  newOrders: 'The new orders are of {first} to {last} and add up to {total}.',
  noStock:
    'Imported orders use no stock and send no message. The stock is the number in the export for each new product.',
  past: {
    one: '{count} new order has goods that the shop had before. Compare their stock.',
    other: '{count} new orders have goods that the shop had before. Compare their stock.',
  },
  dayFirst:
    'We read dates day first. {dayVotes} say day first, {monthVotes} say month first, {undecided} could be both.',
  monthFirst:
    'We read dates month first. {dayVotes} say day first, {monthVotes} say month first, {undecided} could be both.',
  undecidedDates: 'No date decides it. Check the dates.',
  mixedDates: 'They differ. Check the dates that the report names.',
  newCategories: 'New categories: {names}.',
  picturesToFetch: {
    one: '{count} product has a picture at {hosts}. We fetch it when you save.',
    other: '{count} products have pictures at {hosts}. We fetch them when you save.',
  },
  /** Those of an earlier import. */
  picturesLate: {
    one: '{count} product of an earlier import has its picture elsewhere. We try to fetch it again when you save.',
    other:
      '{count} products of an earlier import have their pictures elsewhere. We try to fetch them again when you save.',
  },
  /** Pictures that are inside the export. */
  picturesInside: {
    one: '{count} product has its picture in the export. We store it when you save.',
    other: '{count} products have their pictures in the export. We store them when you save.',
  },
  picturesHere: {
    one: '{count} product has its picture in your shop.',
    other: '{count} products have their pictures in your shop.',
  },
  picturesElsewhere: {
    one: '{count} picture stays at its address, and pages do not load it from there.',
    other: '{count} pictures stay at their addresses, and pages do not load them from there.',
  },
  videosElsewhere: {
    one: '{count} new video stays at {hosts}, and pages do not play it from there. Upload it again here.',
    other: '{count} new videos stay at {hosts}, and pages do not play them from there. Upload them again here.',
  },
  recognised: {
    one: '{count} row has the key of an earlier import. We do not add it again.',
    other: '{count} rows have the keys of an earlier import. We do not add them again.',
  },
  noSection: 'The export does not have these lists: {names}.',
  otherLists: 'We do not import these lists: {names}.',
  unreadField: {
    one: '{section}: the field “{field}” is not imported. It is in {key}.',
    other: '{section}: the field “{field}” is not imported. It is there {count} times, first in {key}.',
  },
  demoLeft: {
    one: 'Your shop has {count} product of the demo, whose code is taken. Remove it first: Dashboard, “Start with my own products”.',
    other:
      'Your shop has {count} products of the demo, whose codes are taken. Remove them first: Dashboard, “Start with my own products”.',
  },

  // Work
  readingOrders: 'Reading orders',
  importingOrders: 'Importing orders',
  fetchingPictures: 'Fetching pictures',

  // Refused
  otherShop:
    'This is the export of another shop. Its products have the keys of an earlier import, and not one has the same name.',
  otherShopOrders:
    'This is the export of another shop. Its orders have the keys of an earlier import, and not one has the same number.',
  changedFile: 'The export has changed while it was read. No row was saved.',
  savedByAnother: 'Another import has saved some of these orders. Nothing was saved.',
  empty: 'The export is empty.',
  emptyShop: 'The export is empty. It has no products, orders or videos.',
  cutOff: 'The export is cut off. Its end is missing. Export it again.',
  goesOn: 'The export continues after its end, at byte {byte}.',
  notJson: 'The export is not valid JSON, at byte {byte}.',
  notJsonIn: 'The export is not valid JSON, in {place}.',
  notAnObject: 'The export must be an object with products, orders and videos. Export the whole database.',
  notAList: 'In the export, {section} is neither an object nor a list.',
  notUtf8: 'The export is not in UTF-8, in {place}. Save it as JSON in UTF-8.',
  utf16: 'The export is in UTF-16. Save it as JSON in UTF-8.',
  compressed: 'The export is compressed as {format}. Unpack it first, and choose the JSON file in it.',
  tooDeep: 'The export is nested more than {most} levels deep, in {place}.',
  rowTooLarge: 'The export has an entry of more than 16 MB, in {place}.',
  /** The place, if it has no name yet. */
  beginning: 'its first entry',
  oneList: 'This is the export of one list. Export the whole database, from its root.',
  otherDatabase: 'The export has no products, orders or videos. It has {names}.',
  tooManyProducts: 'The export has more than {most} products, and no shop can have that.',
  tooManyVideos: 'The export has more than {most} videos, and no shop can have that.',
} as const
