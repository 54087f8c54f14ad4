/** Finds reversed credits: the same number goes out again, or a row is named a reversal. */
import type { Paise } from '../numbers/money.ts'
import { daysLater } from '../dates/indian-days.ts'
import type { Side } from './money-cell.ts'

export type Movement = { day: string; paise: Paise; side: Side; words: string; utrs: readonly string[] }

const REVERSAL =
  /\b(?:reversal|reversed|reverse|rvsl|rev?rsl|refund(?:ed)?|chargeback)\b|declined|failed|\bunsuccessful|^\W*(?:[a-z]{2,6}[\s:/_-]{1,3})?(?:rev|ret|rtn|return(?:ed)?)(?:\s*[:/_-]|\s*$|\s+(?:of|upi|imps|neft|rtgs|chq|cheque|txn)\b)|[/:_-](?:rev|ret|rtn|return(?:ed)?)(?:[/:_-]|$)/i
/** REV may be a clergyman, and crackers are return gifts. */
const MAYBE_REVERSAL = /\brev\b|\bret\b|\brtn\b|\breturn(?:ed)?\b/i
/** A bank reverses within days. */
const NEAR_DAYS = 7

/** Each credit is reversed once. */
export function wentBack<Row extends Movement>(rows: readonly Row[]): { surely: Set<Row>; maybe: Set<Row> } {
  const surely = new Set<Row>()
  const maybe = new Set<Row>()
  const credits = rows.filter(({ side }) => side === 'in')
  const byUtr = Map.groupBy(
    credits.flatMap((row) => row.utrs.map((utr) => ({ utr, row }))),
    ({ utr }) => utr,
  )
  const byPaise = Map.groupBy(credits, ({ paise }) => paise)
  // Returns of the shop's own payments are named so.
  for (const credit of credits) {
    if (REVERSAL.test(credit.words)) surely.add(credit)
    else if (MAYBE_REVERSAL.test(credit.words)) maybe.add(credit)
  }
  for (const debit of rows.filter(({ side }) => side === 'out')) {
    const same = debit.utrs.flatMap((utr) => byUtr.get(utr) ?? []).map(({ row }) => row)
    const exact = same.find((row) => row.paise === debit.paise && !surely.has(row))
    if (exact) surely.add(exact)
    else if (same.length > 0 && isReversal(debit)) for (const row of same) maybe.add(row)
    else if (isReversal(debit)) {
      const alike = (byPaise.get(debit.paise) ?? []).filter((row) => !surely.has(row) && isNear(row, debit))
      const sure = alike.length === 1 && alike[0]!.utrs.length === 0 && REVERSAL.test(debit.words)
      for (const row of alike) (sure ? surely : maybe).add(row)
    }
  }
  return { surely, maybe }
}

function isReversal({ words }: Movement): boolean {
  return REVERSAL.test(words) || MAYBE_REVERSAL.test(words)
}

function isNear(credit: Movement, debit: Movement): boolean {
  return credit.day <= debit.day && credit.day >= daysLater(debit.day, -NEAR_DAYS)
}
