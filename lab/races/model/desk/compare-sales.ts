// Compares customers, returns and shortfalls of sales with the model.
import type { ShopModel } from '../shop-model.ts'
import type { Query } from '#lab/races/stored.ts'
import { assertSame, rowsOf } from './compare-rows.ts'

export async function compareSales(query: Query, { desk: { sales } }: ShopModel): Promise<void> {
  const ids = sales.map(({ id }) => id)
  const stored = await rowsOf(
    query,
    (marks) => `select sale_id, mobile, method, total_paise, discount_paise,
      (select count(*) from counter_sales same where same.idempotency_key = counter_sales.idempotency_key) as times
      from counter_sales where sale_id in (${marks})`,
    ids,
  )
  assertSame(
    stored.map(({ sale_id, mobile, method, total_paise, discount_paise, times }) => [
      sale_id,
      mobile,
      method,
      Number(total_paise),
      Number(discount_paise),
      Number(times),
    ]),
    sales.map(({ id, mobile, sent }) => [id, mobile, sent.method, sent.totalPaise, sent.discountPaise, 1]),
  )
  const returned = await rowsOf(
    query,
    (marks) => `select sale_id, product_id, sum(pieces) as pieces from counter_return_lines
      join counter_returns on counter_returns.return_id = counter_return_lines.return_id
      where sale_id in (${marks}) group by sale_id, product_id`,
    ids,
  )
  assertSame(
    returned.map(piecesIn),
    sales.flatMap((sale) => [...sale.returned].map(([product, pieces]) => [sale.id, product.id, pieces])),
  )
  const lacking = await rowsOf(
    query,
    (marks) => `select sale_id, product_id, pieces from counter_shortfalls
      where settled_at is null and sale_id in (${marks})`,
    ids,
  )
  assertSame(
    lacking.map(piecesIn),
    sales.flatMap((sale) => [...sale.lacking].map(([product, pieces]) => [sale.id, product.id, pieces])),
  )
}

function piecesIn({ sale_id, product_id, pieces }: Record<string, unknown>) {
  return [sale_id, product_id, Number(pieces)]
}
