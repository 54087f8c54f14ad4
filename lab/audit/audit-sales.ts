// Audits counter sales: each that was acknowledged is there once under its key, with its lines and its total.
import type { Expected } from './acknowledgements.ts'
import { readReturnsAndDays } from './audit-counter.ts'
import { type Kind, linesOf, listOf, type Query, rowsOf } from './stored-rows.ts'

export type StoredSales = Awaited<ReturnType<typeof readSales>>

export async function readSales(kind: Kind, query: Query) {
  const rows = (table: string, columns: string) =>
    rowsOf(kind, query, table, `select ${columns} from ${table} order by sale_id`)
  return {
    sales: await rows('counter_sales', 'sale_id, sale_key, total_paise'),
    lines: await rows('counter_lines', 'sale_id, product_id, quantity'),
    shortfalls: await rows('counter_shortfalls', 'sale_id, product_id, pieces, settled_at'),
    ...(await readReturnsAndDays(kind, query)),
  }
}

/** Returns what the sales have taken from the stock, by line: what they sold, less what came back and what the stock still lacks of it (decision 093). */
export function takenBySales({ lines, shortfalls, returnLines }: StoredSales): [id: string, pieces: number][] {
  return [
    ...linesOf(lines).map(({ id, quantity }): [string, number] => [id, quantity]),
    ...[...shortfalls.filter(({ settled_at }) => settled_at === null), ...returnLines].map(
      ({ product_id, pieces }): [string, number] => [String(product_id), -Number(pieces)],
    ),
  ]
}

/** Returns one sentence for each fault. */
export function auditSales(stored: StoredSales, expected: Expected): string[] {
  return [...answeredSales(stored, expected), ...storedSales(stored, expected)]
}

function answeredSales({ sales }: StoredSales, expected: Expected): string[] {
  const faults: string[] = []
  const byKey = Map.groupBy(sales, ({ sale_key }) => String(sale_key))
  for (const [key, { outcome, saleId }] of expected.sales) {
    const [first, ...more] = byKey.get(key) ?? []
    if (more.length > 0) faults.push(`the sale ${key} is stored ${more.length + 1} times`)
    if (outcome === 'refused' && first) faults.push(`the sale ${key} was refused and is stored`)
    if (outcome !== 'saved') continue
    if (!first) faults.push(`the sale ${key} was acknowledged and is lost`)
    else if (first.sale_id !== saleId)
      faults.push(`the sale ${key} was acknowledged as ${saleId} and is stored as ${first.sale_id}`)
  }
  return faults
}

function storedSales({ sales, lines: all }: StoredSales, expected: Expected): string[] {
  const faults: string[] = []
  const linesBySale = Map.groupBy(all, ({ sale_id }) => String(sale_id))
  for (const { sale_id, sale_key, total_paise } of sales) {
    const lines = linesBySale.get(String(sale_id)) ?? []
    const list = listOf(linesOf(lines))
    const sent = expected.sales.get(String(sale_key))?.sale
    const sentLines = sent?.lines.map(({ productId, quantity }) => ({ id: productId, quantity }))
    if (!sent) faults.push(`the sale ${sale_id} was never sent`)
    if (lines.length === 0 || (sentLines && list !== listOf(sentLines)))
      faults.push(`the sale ${sale_id} has the lines ${list}`)
    if (sent && sent.totalPaise !== Number(total_paise))
      faults.push(`the sale ${sale_id} has another total than was sent`)
  }
  return faults
}
