/** Finds a bank statement's heading row and the meaning of its columns. */
import { cellText, filledCells, type GridRow } from '../spreadsheets/grid.ts'

/** `either` is headed Debit/Credit: amounts of both kinds, or the side of another's. */
export type Column =
  | 'date'
  | 'words'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'either'
  | 'type'
  | 'status'
  | 'balance'
  | 'voucher'

export type Columns = Readonly<Partial<Record<Column, readonly number[]>>> & { readonly width: number }

const HEADING_MAX = 60

/** The first match wins. */
const kinds: readonly (readonly [Column, RegExp])[] = [
  ['balance', /\bbal(?:ance)?\b/],
  ['voucher', /\b(?:vch|voucher) type\b/],
  ['status', /\bstatus$|^state$/],
  [
    'either',
    /(?:debit|withdrawal|\bdr\b).{0,60}(?:credit|deposit|\bcr\b)|(?:credit|deposit|\bcr\b).{0,60}(?:debit|withdrawal|\bdr\b)/,
  ],
  ['credit', /credit|deposit|\bcr\b|money in|paid in|^receipts?$|^amount received$/],
  ['debit', /debit|withdraw|\bdr\b|money out|paid out|^payments?$|^amount paid$/],
  ['date', /\bdate?\b|\bdt\b/],
  ['type', /^(?:txn|tran|transaction)? ?type$/],
  [
    'reference',
    /\bref|\butr\b|\brrn\b|cheque|chq|\bchque|instrument|\btran(?:saction)? id\b|\btxn (?:id|no)\b|\bvch no\b/,
  ],
  ['words', /narration|description|particular|remark|details|^note$|^message$/],
  ['amount', /\bamount\b|\bamt\b/],
]

export function columnsOf(row: GridRow): Columns {
  const found: Partial<Record<Column, number[]>> = {}
  const filled = filledCells(row)
  for (const at of filled) {
    const kind = kindOf(cellText(row.cells[at]))
    if (kind) (found[kind] ??= []).push(at)
  }
  return { ...found, width: (filled.at(-1) ?? -1) + 1 }
}

function kindOf(text: string): Column | undefined {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  return words.length > HEADING_MAX ? undefined : kinds.find(([, pattern]) => pattern.test(words))?.[0]
}

export function isHeading(row: GridRow, { date, credit, amount, either, words, reference }: Columns): boolean {
  const hasAll = date !== undefined && (credit ?? amount ?? either) !== undefined && (words ?? reference) !== undefined
  // A narration may contain all these words; then a date is beside it.
  return hasAll && date.every((at) => !/\d/.test(cellText(row.cells[at])))
}

/** "Amount" above "Debit" and "Credit". */
export function withSecondRow(upper: GridRow, lower: GridRow | undefined): GridRow | undefined {
  if (!lower || lower.number - upper.number > 1) return undefined
  const filled = filledCells(lower)
  const isMore = filled.length > 0 && filled.every((at) => /^[^\d]{1,30}$/.test(cellText(lower.cells[at])))
  if (!isMore || columnsOf(lower).words || !filled.some((at) => kindOf(cellText(lower.cells[at])))) return undefined
  const width = Math.max(upper.cells.length, lower.cells.length)
  const cells = Array.from({ length: width }, (_, at) => {
    const under = cellText(lower.cells[at])
    // Debit under Amount is Debit.
    return kindOf(under) ? under : `${cellText(upper.cells[at])} ${under}`.trim()
  })
  return { number: lower.number, cells }
}
