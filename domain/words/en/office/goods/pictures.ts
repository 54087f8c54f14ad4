// The screen Pictures: many pictures at once, each for the product that its file name names.

export const pictures = {
  title: 'Pictures',
  yours: 'Your pictures',
  more: 'More pictures',
  howTo:
    'Name each file after its product, by code or by name: <b>PRD1234.jpg</b> or <b>Flower Pots Big.jpg</b>. If two products have one name, add the category: <b>Flower Pots Big - Sparklers.jpg</b>. You check everything before it is saved.',
  choose: 'Choose pictures or a zip',
  addMore: 'Add more pictures or a zip',
  chooseHint: 'PNG or JPG, up to 10 MB each',
  reading: 'Reading...',
  readingOf: 'Reading {number} of {total}...',
  ignored: {
    one: 'We left out {count} folder or hidden file.',
    other: 'We left out {count} folders and hidden files.',
  },
  unusable: '{count} files cannot be used',
  andMore: 'And {count} more.',

  // Parts of the list
  checkTitle: 'Check these',
  checkText: 'We are not sure about these. Tick the right ones.',
  matchedTitle: 'These have their product',
  matchedText: 'We matched them by the code or the name in the file name.',
  unmatchedTitle: 'These have no product yet',
  unmatchedText: 'Choose a product for the pictures that you need.',
  tickGuesses: { one: 'Tick {count} guess', other: 'Tick all {count} guesses' },

  // Row
  addTo: 'Add {file} to {product}',
  chooseFirst: 'Choose a product for {file} first',
  noProductYet: 'No product yet',
  productOf: 'Product of {file}',
  whichOne: 'Which one is it?',
  change: 'Change',
  changeOf: 'Change the product of {file}',
  chooseProduct: 'Choose',
  chooseOf: 'Choose the product of {file}',
  otherFile: 'Another picture for this product: {file}.',
  otherFileTick: 'Another picture for this product: {file}. Tick one of them.',
  isInShop: 'In the shop',
  uploading: 'Uploading {percent}%',
  notTaken: 'Not added',
  uploaded: 'Uploaded',
  kilobytes: '{size} kB',
  megabytes: '{size} MB',
  isGuess: 'A guess',
  firstPicture: 'First picture',
  replaces: 'Replaces',
  whichPicture: 'Which one?',
  isLeftOut: 'Left out',

  // Choosing a product
  toWhich: 'To which product?',
  leaveOut: 'Leave this picture out',
  noneCalled: 'No product has this name.',
  typeMore: 'Type more of its name to see fewer.',

  // Bar
  barName: 'Add the pictures',
  noneTicked: 'No picture is ticked',
  ticked: { one: '{count} picture ticked', other: '{count} pictures ticked' },
  sent: '{sent} of {total} uploaded',
  stopped: 'Stopped. {sent} of {total} uploaded.',
  adding: { one: 'Adding {count} picture...', other: 'Adding {count} pictures...' },
  unsaved: {
    one: '{count} picture uploaded, but not added to its product yet',
    other: '{count} pictures uploaded, but not added to their products yet',
  },
  startOver: 'Start over',
  add: 'Add pictures',
  addCount: { one: 'Add {count} picture', other: 'Add {count} pictures' },
  isAdding: 'Adding...',
  stop: 'Stop',
  goOn: 'Go on',
  leaveTitle: 'The pictures are not in the shop yet',
  leaveText: 'You can choose the same files again later. We do not upload them twice.',

  // Done
  added: { one: '{count} picture added.', other: '{count} pictures added.' },
  noneAdded: 'No picture was added.',
  newPicture: 'New picture',
  newPictures: 'New pictures',
  failed: 'Failed to add the pictures',

  // Without a picture
  withoutTitle: 'Without a picture',
  allHaveOne: 'Every product has its picture.',
  haveNone: 'These products have no picture yet.',
  haveNoneTicked: 'These products have no picture, and you ticked none for them.',
  showThem: 'Show them on Products',

  // Files that cannot be used
  noPicture: 'We can only use PNG and JPG pictures.',
  otherContent: 'This is not a PNG or JPG picture. Save it as PNG or JPG.',
  empty: 'This file is empty.',
  unreadable: 'We cannot read this file. Was it moved or deleted?',
  unreadableNow: 'We can no longer read this file. Was it moved or deleted?',
  tooLarge: 'This picture has more than 10 MB. Make it smaller.',
  tooManyPixels: 'This picture has more than 40 megapixels. Make it smaller.',
  tooMany: 'You can add up to {most} pictures at once. Add the others after them.',
  tooMuch: 'These files have more than 2 GB together. Choose fewer at once.',
  noUnpacking: 'Your browser cannot open a zip. Unpack it, then choose the pictures.',
  locked: 'It has a password. Zip the pictures without one.',
  method: 'Browsers cannot read how it is packed. Zip the pictures again.',
  damaged: 'It is damaged in the zip.',
  noZip: 'This is not a zip, or its end is missing. Zip the pictures again, or choose them one by one.',
  brokenZip: 'This zip is damaged. Zip the pictures again, or choose them one by one.',
  bigZip: 'This zip has more than {most} files. Split it into smaller ones.',

  // List of changes
  didAdd: 'Added pictures to many products',
} as const
