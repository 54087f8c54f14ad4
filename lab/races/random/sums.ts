// A shop's reports as text, to compare two processes.
import type { Shop } from '#server/shop.ts'

export const ALL_DAYS = { from: '2020-01-01', to: '2035-12-31' }

/** Also rebuilds stale sums. */
export async function sums({ reports }: Pick<Shop, 'reports'>): Promise<string> {
  const { days, goods, places, counter } = await reports.sums(ALL_DAYS)
  const totals = new Map<string, number>()
  for (const { productId, category, confirmed, count, paise } of [...goods, ...counter.goods]) {
    const key = JSON.stringify([productId, category, confirmed])
    totals.set(key, (totals.get(key) ?? 0) + count + paise)
  }
  return JSON.stringify([sorted(days), [...totals].toSorted(), sorted(places), sorted(counter.days)])
}

function sorted(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()
}
