/** Finds credits that went back: the same number goes out again, or a row names itself a reversal. */
import type { Paise } from '../money.ts'
import { daysLater } from '../reports/report-days.ts'
import type { Side } from './money-cell.ts'

export type Movement = { day: string; paise: Paise; side: Side; words: string; utrs: readonly string[] }

const REVERSAL =
  /\brev(?:ersal|ersed|erse|rsl)?\b|\bret(?:urn|urned)?\b|\brefund(?:ed)?\b|declined|failed|\bunsuccessful|\bchargeback/i
/** A bank returns an amount within days. */
const NEAR_DAYS = 7

/** Returns which of the credits went back, surely or maybe. Each credit goes back once. */
export function wentBack<Row extends Movement>(rows: readonly Row[]): { surely: Set<Row>; maybe: Set<Row> } {
  const surely = new Set<Row>()
  const maybe = new Set<Row>()
  const credits = rows.filter(({ side }) => side === 'in')
  const byUtr = Map.groupBy(
    credits.flatMap((row) => row.utrs.map((utr) => ({ utr, row }))),
    ({ utr }) => utr,
  )
  const byPaise = Map.groupBy(credits, ({ paise }) => paise)
  // What comes back of a payment of the shop names itself so.
  for (const credit of credits) if (REVERSAL.test(credit.words)) surely.add(credit)
  for (const debit of rows.filter(({ side }) => side === 'out')) {
    const same = debit.utrs.flatMap((utr) => byUtr.get(utr) ?? []).map(({ row }) => row)
    const exact = same.find((row) => row.paise === debit.paise && !surely.has(row))
    if (exact) surely.add(exact)
    else if (same.length > 0 && REVERSAL.test(debit.words)) for (const row of same) maybe.add(row)
    else if (REVERSAL.test(debit.words)) {
      const alike = (byPaise.get(debit.paise) ?? []).filter((row) => !surely.has(row) && isNear(row, debit))
      const sure = alike.length === 1 && alike[0]!.utrs.length === 0
      for (const row of alike) (sure ? surely : maybe).add(row)
    }
  }
  return { surely, maybe }
}

function isNear(credit: Movement, debit: Movement): boolean {
  return credit.day <= debit.day && credit.day >= daysLater(debit.day, -NEAR_DAYS)
}
