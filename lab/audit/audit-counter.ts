// Audits what comes back over the counter, and its days: each return that was acknowledged is there once, each closing as it was acknowledged last.
import type { Expected, SentDay } from './acknowledgements.ts'
import { type Kind, type Query, type Row, rowsOf } from './stored-rows.ts'

type Stored = { sales: Row[]; returns: Row[]; returnLines: Row[]; days: Row[] }

export async function readReturnsAndDays(kind: Kind, query: Query) {
  const rows = (table: string, columns: string) => rowsOf(kind, query, table, `select ${columns} from ${table}`)
  return {
    returns: await rows('counter_returns', 'return_key, sale_id'),
    returnLines: await rows('counter_return_lines', 'return_key, product_id, pieces'),
    days: await rows('counter_days', 'day, closed_at, close_key, counted_paise'),
  }
}

/** Returns one sentence for each fault. */
export function auditCounter(stored: Stored, expected: Expected): string[] {
  return [...wrongReturns(stored, expected), ...wrongDays(stored, expected)]
}

function wrongReturns({ returns, returnLines, sales }: Stored, expected: Expected): string[] {
  const faults: string[] = []
  const byKey = Map.groupBy(returns, ({ return_key }) => String(return_key))
  const keyOfSale = new Map(sales.map(({ sale_id, sale_key }) => [sale_id, sale_key]))
  for (const [key, { outcome }] of expected.returns) {
    if (outcome === 'saved' && !byKey.has(key)) faults.push(`the return ${key} was acknowledged and is lost`)
    if (outcome === 'refused' && byKey.has(key)) faults.push(`the return ${key} was refused and is stored`)
  }
  for (const [key, same] of byKey) {
    const sent = expected.returns.get(key)
    if (same.length > 1) faults.push(`the return ${key} is stored ${same.length} times`)
    if (!sent) {
      faults.push(`the return ${key} was never sent`)
      continue
    }
    const lines = returnLines.filter(({ return_key }) => return_key === key)
    const isAsSent =
      keyOfSale.get(same[0]?.sale_id) === sent.saleKey &&
      lines.length === 1 &&
      lines.every(({ product_id, pieces }) => product_id === sent.productId && Number(pieces) === sent.pieces)
    if (!isAsSent) faults.push(`the return ${key} is stored as another one`)
  }
  return faults
}

function wrongDays({ days }: Stored, expected: Expected): string[] {
  const closed = new Map(days.filter(({ closed_at }) => closed_at !== null).map((row) => [String(row.day), row]))
  const known = new Set([...closed.keys(), ...expected.days.keys()])
  return [...known].flatMap((day) => {
    const acts = expected.days.get(day) ?? []
    const last = acts.findLast(({ isAnswered }) => isAnswered)
    const possible = [last, ...acts.slice(last ? acts.indexOf(last) + 1 : 0)]
    if (possible.some((act) => isDayAsSent(closed.get(day), act))) return []
    if (!last) return [`the counter's day ${day} is closed otherwise than was sent`]
    const what = last.countedPaise === undefined ? 'reopening' : 'closing'
    return [`the ${what} ${last.key} of ${day} was acknowledged and is lost`]
  })
}

/** Nothing sent yet leaves the day open, as opening it again does. */
function isDayAsSent(row: Row | undefined, act: SentDay | undefined): boolean {
  if (act?.countedPaise === undefined) return row === undefined
  return row !== undefined && row.close_key === act.key && Number(row.counted_paise) === act.countedPaise
}
