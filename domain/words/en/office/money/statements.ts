// The bank statement at the payments: how it was read, the rows that we could not read, and what its lines pay.

export const statements = {
  title: 'Compare with a bank statement',
  intro:
    'Download the statement from your bank as Excel (.xlsx) or CSV. We look for its money in your payments, by UTR and amount, then in the orders with money due. We save only the lines that you tick.',
  choose: 'Choose a statement',
  fewerDays: 'Download the statement of fewer days.',
  reading: 'Reading…',
  markTicked: 'Mark {count} as checked',

  // How it was read
  receivedOn: 'Received on {day}',
  receivedFromTo: 'Received from {from} to {to}',
  noReceivedRead: 'We read no row with money that you received',
  noRowRead: 'We could read no row of this file',
  noneReceived: 'You received no money in these days',
  noTransaction: 'This file has no transaction',
  rows: { one: '{count} row below the headings', other: '{count} rows below the headings' },
  rowsIn: 'Received: {count}',
  rowsInAndBack: 'Received: {count}, reversed by the bank: {back}',
  rowsOut: 'Paid out: {count}',
  rowsKnown: 'Totals, balances and remarks: {count}',
  rowsUnread: 'Not read: {count}',
  unread: {
    one: 'We could not read {count} row. Look at it in the file. If you received money, record it by hand.',
    other: 'We could not read {count} rows. Look at them in the file. If you received money, record it by hand.',
  },
  unreadRow: '<b>Row {row}:</b> {why}',
  unreadSheetRow: '<b>Sheet {sheet}, row {row}:</b> {why}',
  showMore: { one: 'Show {count} more row', other: 'Show {count} more rows' },
  andMore: 'And {count} more.',
  dayFirst:
    'We can read the days of this file in two ways. We took the day before the month, and the first line is of {day}. If that is right, tick the lines. If it is wrong, download the statement in another format.',
  monthFirst:
    'We can read the days of this file in two ways. We took the month before the day, and the first line is of {day}. If that is right, tick the lines. If it is wrong, download the statement in another format.',
  notSaved:
    'Tick the lines before you leave this screen or reload it. Otherwise choose the file again. The payments that you marked stay marked.',
  differs:
    'The balance is wrong from row {row} on. It should be {expected}, and the file has {found}. A row may be missing or changed. Download the statement again before you tick a line.',
  differsOnSheet:
    'The balance is wrong from row {row} of the sheet {sheet} on. It should be {expected}, and the file has {found}. A row may be missing or changed. Download the statement again before you tick a line.',
  agrees: 'The balance is right. {opening} + {received} received − {paid} paid out = {closing}.',
  agreesPartly: 'The balance is right for the rows that we read. We cannot check it across the others.',

  // The lines
  /** `count` is the number of lines, also below. */
  sure: 'The UTR and the amount match ({count})',
  otherAmount: 'The UTR matches, the amount differs ({count})',
  otherAmountNote: 'If you tick it, we use the bank’s amount. We keep the amount that the customer said beside it.',
  amountOnly: 'Only the amount matches ({count})',
  amountOnlyNote: 'These are guesses. Compare the name and the UTR before you tick a line.',
  due: 'No payment recorded, but an order has this amount due ({count})',
  dueNote: 'These are guesses. Compare the name before you tick a line. We then record the payment as checked.',
  wentBack: 'Reversed by the bank ({count})',
  wentBackNote: 'The bank reversed these amounts, or returned money that you had paid. They pay for no order.',
  seenBefore: 'Already checked ({count})',
  none: 'No payment recorded ({count})',
  noneNote: 'If a line pays for an order, record the payment in the details of the order.',
  notShown: 'We do not show {count} more. Upload fewer days.',
  tick: 'Tick {amount} of {day} for {orderId}',
  customerSaid: 'The customer said {amount}',
  mayBeReversed: 'The bank may have reversed it. Look at the statement.',
  countsAsPaid: 'It counts as paid. Undo it in the order.',
  undone: 'Undone',
  isSaid: 'The customer sent this UTR',
  isNamed: 'The bank’s text has this name',
  orderOf: 'Order for {amount} of {day}',
  chooseOrder: { one: 'Choose the order ({count} matches)', other: 'Choose the order ({count} match)' },
  orderChoice: '{name}, {orderId}, {day}',
  namedChoice: '{name}, {orderId}, {day} (named by the bank)',
  notListed: { one: '{count} more is not in the list.', other: '{count} more are not in the list.' },

  // Marked, or refused
  noFile: 'Choose the statement as .xlsx or CSV.',
  noneTicked: 'Tick a line first.',
  unreadableTicks: 'We could not read the ticked lines. Upload the statement again.',
  gone: 'This payment or this order does not exist any more.',
  marked: { one: '{count} payment marked as checked.', other: '{count} payments marked as checked.' },
  markedExcept: {
    one: '{count} payment marked as checked. See the lines that we did not mark.',
    other: '{count} payments marked as checked. See the lines that we did not mark.',
  },
  usedLine: 'This line is already recorded for the order {orderId}, with {amount}.',
  noLongerDue:
    'No amount is due for this order any more. We did not record {amount}. If it is for this order, record it there.',
  otherDue: '{due} is due for this order now. We did not record {amount}. If it is for this order, record it there.',

  // The file
  noHeadings:
    'This file has no row of headings. A statement has the columns Date, Narration or Description, and Credit or Deposit.',
  noRows: 'This file has no row below its headings. Download the statement of the days on which you received money.',

  // Why a row was not read
  aboveHeadings: 'This row is above the row of headings.',
  sheetWithoutHeadings: 'This sheet has no row of headings. Copy its rows below those of the first sheet.',
  twoRows: 'Two rows of the file are in one cell. A quote is missing in it.',
  noAmount: 'This row has no amount.',
  noDay: 'This row has no day.',
  unclearDay: 'We do not understand the day “{text}”.',
  unclearAmount: 'We do not understand the amount “{text}”.',
  unclearBalance: 'We do not understand the balance “{text}”.',
  notDone: 'It is marked “{text}”, and this money may not have arrived.',
  maybeSwapped: 'The spreadsheet made {day} of this day. It may have swapped day and month.',
  noSide: 'We cannot see whether you received or paid this amount.',
  bothSides: 'This row has both a debit and a credit.',
  amountsDiffer: 'Two amounts of this row differ.',
  creditIsDebit: 'A credit is marked as Dr.',
  debitIsCredit: 'A debit is marked as Cr.',
  negativeDebit: 'This debit is negative, and others are not.',
  unclearSide: '“{text}” is neither Cr nor Dr.',
  signDiffers: 'The sign of the amount and its Cr or Dr differ.',
  bothMarks: 'This amount is marked as Cr and as Dr.',
  cutAmount: 'A comma may have cut an amount of this row in two.',
  tooWide: 'This row has more cells than there are headings. There may be a comma or a quote in its narration.',
} as const
