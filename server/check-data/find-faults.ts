// Runs all checks over one consistent view.
import { type Check, type Dialect, dialects, type FaultKind, type Query } from './check.ts'
import { counterChecks } from './checks/counter-checks.ts'
import { orderChecks } from './checks/order-checks.ts'
import { progressChecks } from './checks/progress-checks.ts'
import { referenceChecks } from './checks/reference-checks.ts'
import { reportChecks } from './checks/report-checks.ts'
import { ruleChecks } from './checks/rule-checks.ts'
import { searchChecks, SQLITE_GOODS_WORDS } from './checks/search-checks.ts'
import { stockChecks } from './checks/stock-checks.ts'
import { faultWords } from './fault-words.ts'

/** Enough to read or forward. */
const SENTENCES_OF_A_CHECK = 20

export type Faults = {
  /** By kind; without zeros. */
  counts: Partial<Record<FaultKind, number>>
  /** The first rows of each check, and how many more there are. */
  sentences: string[]
}

export const checks: readonly Check[] = [
  ...stockChecks,
  ...orderChecks,
  ...progressChecks,
  ...counterChecks,
  ...reportChecks,
  ...referenceChecks,
  ...searchChecks,
  ...ruleChecks,
]

/** Runs the checks `among`, all by default. */
export async function findFaults(kind: Dialect['kind'], query: Query, among = checks): Promise<Faults> {
  const faults: Faults = { counts: {}, sentences: [] }
  if (kind === 'sqlite') {
    const broken = await brokenPages(query)
    // Other results cannot be trusted then.
    if (broken.length > 0) return { counts: { file: broken.length }, sentences: broken }
    await query(SQLITE_GOODS_WORDS)
  }
  for (const check of among) {
    const rows = await query(`
      select *, count(*) over () as all_faults from (${check.sql(dialects[kind])}) wrong limit ${SENTENCES_OF_A_CHECK}`)
    const counted = Number(rows[0]?.all_faults ?? 0)
    if (counted === 0) continue
    faults.counts[check.kind] = (faults.counts[check.kind] ?? 0) + counted
    faults.sentences.push(...rows.map(check.say))
    if (counted > rows.length) faults.sentences.push(faultWords().moreLikeThis({ count: counted - rows.length }))
  }
  return faults
}

async function brokenPages(query: Query): Promise<string[]> {
  const rows = await query(`pragma quick_check(${SENTENCES_OF_A_CHECK})`)
  return rows
    .map((row) => String(row.quick_check))
    .filter((said) => said !== 'ok')
    .map((detail) => faultWords().fileDamaged({ detail }))
}

export function countFaults({ counts }: Pick<Faults, 'counts'>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0)
}
