// The limits of a spreadsheet that is read: far above any price list, far below what would harm the shop.
import { SPREADSHEET_MAX_BYTES } from '#domain/upload.ts'

/** Of the file as it is uploaded, and of a pasted table. */
export const MOST_FILE_BYTES = SPREADSHEET_MAX_BYTES
/** Of all parts of a workbook together, counted while they are unpacked. */
export const MOST_UNPACKED_BYTES = 96 * 1024 * 1024
export const MOST_ENTRIES = 2_000
export const MOST_SHEETS = 30
/** Rows of goods, of all sheets together: titles, headings and rows of one text do not count. */
export const MOST_GOODS = 20_000
/** Rows with anything in them, of all sheets together. */
export const MOST_ROWS = 40_000
/** Blank rows between them are read too. */
export const LAST_ROW = 60_000
export const MOST_COLUMNS = 100
/** Of one cell; the rest of it is cut off. */
export const LONGEST_TEXT = 1_000
/** Characters of all cells together: a text of the largest size has no more. */
export const MOST_TEXT = SPREADSHEET_MAX_BYTES

/** A worker that needs more is ended. */
export const WORKER_MEMORY_MB = 384
export const WORKER_TIME_MS = 30_000
/** How many wait for the worker: more are refused at once. */
export const MOST_WAITING = { read: 4, plan: 16, write: 4 }
