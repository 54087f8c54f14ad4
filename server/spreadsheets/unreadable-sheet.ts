// Reasons why a file is not a readable spreadsheet: what it is, and what is expected.
import { Refusal } from '../refusal.ts'

/** The message is for the admin. */
export class UnreadableSheet extends Refusal {
  override name = 'UnreadableSheet'
}

const SAVE_AS = 'Save it as .xlsx and upload that.'

/** Each ends with what is expected. */
export const sheetSentences = {
  empty: 'This file is empty. Upload an .xlsx or CSV file.',
  xls: `This is an old Excel file (.xls). ${SAVE_AS}`,
  locked: 'This workbook is locked with a password. Save it without one and upload that.',
  ods: `This is an OpenDocument spreadsheet (.ods). ${SAVE_AS}`,
  xlsb: `This is a binary Excel file (.xlsb). ${SAVE_AS}`,
  numbers: `This is a Numbers file. ${SAVE_AS}`,
  otherZip: 'This is a zip file without a spreadsheet. Upload an .xlsx or CSV file.',
  word: 'This is a Word document. Upload an .xlsx or CSV file.',
  pdf: 'This is a PDF. Upload the .xlsx or CSV file that it was made of.',
  picture: 'This is a picture. Upload an .xlsx or CSV file.',
  html: `This is a web page, whatever its name says. ${SAVE_AS}`,
  binary: 'This is no spreadsheet. Upload an .xlsx or CSV file.',
  broken: 'This .xlsx file is broken: it may have been cut off on its way. Save it again and upload that.',
  entities: 'This .xlsx file has entities, which no spreadsheet program writes. Save it again and upload that.',
  unpacked: 'This .xlsx file is too large when it is unpacked. Upload a file with the price list alone.',
  sheets: 'This workbook has more than 30 sheets. Upload a file with the price list alone.',
  rows: 'This file has more than 20,000 rows of products. Upload it in parts.',
  columns: 'This file has more than 100 columns. Upload a file with the price list alone.',
  text: 'This file has too much text. Upload a file with the price list alone.',
  nothing: 'There is nothing in this file. Upload one with products.',
  noTable:
    'This file has no table. Upload a list with a row for each product: its name in one column, its price in another.',
  tooLarge: 'This file is larger than 8 MB. Remove its pictures, or upload the price list alone.',
  took: 'This file takes too long to read. Upload a file with the price list alone.',
  busy: 'Other files are being read just now. Please try again in a minute.',
  memory: 'This file is too large to read. Upload a file with the price list alone.',
} as const

export function unreadable(kind: keyof typeof sheetSentences): UnreadableSheet {
  return new UnreadableSheet(sheetSentences[kind])
}
