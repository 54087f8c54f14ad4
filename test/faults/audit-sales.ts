// Audits counter sales: each that was acknowledged is there once under its key, with its lines, and its total is theirs (28.8).
import type { Expected } from './acknowledgements.ts'
import { readReturnsAndDays } from './audit-counter.ts'
import { goodsPaise, type Kind, linesOf, listOf, type Query, rowsOf, sum } from './stored-rows.ts'

export type StoredSales = Awaited<ReturnType<typeof readSales>>

export async function readSales(kind: Kind, query: Query) {
  const rows = (table: string, columns: string) =>
    rowsOf(kind, query, table, `select ${columns} from ${table} order by sale_id`)
  const sums = 'total_items, total_paise, discount_paise, round_off_paise'
  return {
    sales: await rows('counter_sales', `sale_id, sale_key, ${sums}`),
    lines: await rows('counter_lines', 'sale_id, product_id, quantity, price_paise'),
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
  return [...answeredSales(stored, expected), ...storedSales(stored, expected), ...lackedTooMuch(stored)]
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
  for (const { sale_id, sale_key, ...sums } of sales) {
    const lines = linesBySale.get(String(sale_id)) ?? []
    const list = listOf(linesOf(lines))
    const sent = expected.sales.get(String(sale_key))?.sale
    const sentLines = sent?.lines.map(({ productId, quantity }) => ({ id: productId, quantity }))
    if (!sent) faults.push(`the sale ${sale_id} was never sent`)
    if (lines.length === 0 || (sentLines && list !== listOf(sentLines)))
      faults.push(`the sale ${sale_id} has the lines ${list}`)
    if (sent && sent.totalPaise !== Number(sums.total_paise))
      faults.push(`the sale ${sale_id} has another total than was sent`)
    const pieces = sum(lines.map(({ quantity }) => Number(quantity)))
    const paise = goodsPaise(lines) - Number(sums.discount_paise) + Number(sums.round_off_paise)
    if (Number(sums.total_items) !== pieces || Number(sums.total_paise) !== paise)
      faults.push(`the sale ${sale_id} has a total that is not that of its lines`)
  }
  return faults
}

function lackedTooMuch({ lines, shortfalls: all }: StoredSales): string[] {
  const sold = new Map(lines.map(({ sale_id, product_id, quantity }) => [`${sale_id} ${product_id}`, Number(quantity)]))
  return all
    .filter(({ sale_id, product_id, pieces }) => Number(pieces) > (sold.get(`${sale_id} ${product_id}`) ?? 0))
    .map(({ sale_id, product_id }) => `the sale ${sale_id} lacked more of ${product_id} than it sold`)
}
