// Limits of spreadsheets: far above any price list, far below any harm.
import { SPREADSHEET_MAX_BYTES } from '#domain/upload.ts'

/** For an uploaded file or a pasted table. */
export const MOST_FILE_BYTES = SPREADSHEET_MAX_BYTES
/** All parts of a workbook, counted while unpacking. */
export const MOST_UNPACKED_BYTES = 96 * 1024 * 1024
export const MOST_ENTRIES = 2_000
export const MOST_SHEETS = 30
/** In all sheets, without titles, headings and rows of one text. */
export const MOST_GOODS = 20_000
/** Non-empty, in all sheets. */
export const MOST_ROWS = 40_000
/** Blank rows in between are read too. */
export const LAST_ROW = 60_000
export const MOST_COLUMNS = 100
/** Characters of a cell; the rest is cut off. */
export const LONGEST_TEXT = 1_000
/** Characters of all cells: a text of the largest size has no more. */
export const MOST_TEXT = SPREADSHEET_MAX_BYTES

/** A worker that needs more is terminated. */
export const WORKER_MEMORY_MB = 384
export const WORKER_TIME_MS = 30_000
/** Waiting tasks by lane; further ones are refused. */
export const MOST_WAITING = { read: 4, plan: 16, write: 4 }
