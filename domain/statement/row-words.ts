/** Recognises balances, totals, summaries and failed payments by their words. */
import { isTotalName } from '../spreadsheets/cells/total-name.ts'
import { cellText, type GridRow } from '../spreadsheets/grid.ts'
import type { Columns } from './columns.ts'

const BALANCE_ROW =
  /^\W*(?:(?:opening|closing|brought forward|carried forward|previous|starting|ending)\s*bal(?:ance)?s?(?:\s*(?:b\/?f|c\/?f|brought forward|carried forward))?|b\/?f|c\/?f|(?:balance )?(?:brought|carried) (?:forward|over|down)|balance [bc]\/?f)\W*$/i
const OPENING = /opening|brought|previous|starting|\bb\/?f\b/i
const BALANCES =
  /^\W{0,5}(?:opening|closing|available|current|effective|clear|net)\b.{0,40}\bbal(?:ance)?s?\b|brought (?:forward|over)|carried (?:forward|over)|^\W{0,5}[bc](?:\/f\b|f\W*$)|^statement (?:summary|total)/i
const SUMMARY = /summary|^opening bal.*closing bal/i
/** Pending payments too. */
const NOT_DONE =
  /\b(?:fail|declin|reject|revers|refund|return|cancel|void|expir|unsuccess|not (?:success|received|done|credited|paid)|pending|initiat|(?:in|under) ?process|in ?progress|processing|time(?:d)? ?out|unpaid|bounc|dropp|abort|error|await|on ?hold|schedul|creat|attempt|authori[sz]ed|dishono|disput|charge ?back)/i

export function isBalance(text: string): boolean {
  return BALANCE_ROW.test(text)
}

/** The next row starts from it. */
export function isOpening(text: string): boolean {
  return OPENING.test(text)
}

export function isTotal(text: string): boolean {
  return BALANCES.test(text) || isTotalName(text)
}

export function isSummary(text: string): boolean {
  return SUMMARY.test(text)
}

/** FAILED, Pending: the payment may not have moved money. */
export function notDone({ cells }: GridRow, { status = [] }: Columns): string | undefined {
  return status.map((at) => cellText(cells[at])).find((text) => NOT_DONE.test(text))
}
