/** What the words of a row say of it: a balance, a total, the beginning of a summary, or a payment that did not succeed. */
import { cellText, type GridRow } from '../spreadsheet/grid.ts'
import type { Columns } from './columns.ts'

const BALANCE_ROW =
  /^\W*(?:(?:opening|closing|brought forward|carried forward|previous|starting|ending)\s*bal(?:ance)?s?(?:\s*(?:b\/?f|c\/?f|brought forward|carried forward))?|b\/?f|c\/?f|(?:balance )?(?:brought|carried) (?:forward|over|down)|balance [bc]\/?f)\W*$/i
const OPENING = /opening|brought|previous|starting|\bb\/?f\b/i
const TOTAL = /^\W{0,5}(?:grand|page|sub|closing|transaction)?[\s-]{0,3}totals?\b/i
const BALANCES =
  /^\W{0,5}(?:opening|closing|available|current|effective|clear|net)\b.{0,40}\bbal(?:ance)?s?\b|brought (?:forward|over)|carried (?:forward|over)|^\W{0,5}[bc](?:\/f\b|f\W*$)|^statement (?:summary|total)/i
const SUMMARY = /summary|^opening bal.*closing bal/i
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$/
/** The words that may follow 'Total'; a customer may be called Total Traders. */
const wordsOfTotals = new Set(
  'a ac account all amount amounts and as at bal balance balances by closing count cr credit credits date day days debit debits deposit deposits dr entries for from grand in inr is money month net no nos number of on only opening out paid page payment payments per period re receipts received records rows rs rupee rupees statement sum the this till to total totals transaction transactions txn txns up value withdrawal withdrawals'.split(
    ' ',
  ),
)
/** Of a payment that was only begun, too. */
const NOT_DONE =
  /\b(?:fail|declin|reject|revers|refund|return|cancel|void|expir|unsuccess|not (?:success|received|done|credited|paid)|pending|initiat|(?:in|under) ?process|in ?progress|processing|time(?:d)? ?out|unpaid|bounc|dropp|abort|error|await|on ?hold|schedul|creat|attempt|authori[sz]ed|dishono|disput|charge ?back)/i

export function isBalance(text: string): boolean {
  return BALANCE_ROW.test(text)
}

/** Of a row that is a balance: the next row begins from it. */
export function isOpening(text: string): boolean {
  return OPENING.test(text)
}

export function isTotal(text: string): boolean {
  if (BALANCES.test(text)) return true
  const total = TOTAL.exec(text)?.[0]
  if (total === undefined) return false
  const words =
    text
      .slice(total.length)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return words.every((word) => wordsOfTotals.has(word) || MONTH.test(word))
}

export function isSummary(text: string): boolean {
  return SUMMARY.test(text)
}

/** Returns the status of a payment that may have moved nothing: FAILED, Pending. */
export function notDone({ cells }: GridRow, { status = [] }: Columns): string | undefined {
  return status.map((at) => cellText(cells[at])).find((text) => NOT_DONE.test(text))
}
