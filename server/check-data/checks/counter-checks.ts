// Checks counter sales, returns, shortfalls and days.
import type { Check } from '../check.ts'
import { faultWords, id, rupees } from '../fault-words.ts'

const BACK = `select sale_id, product_id, sum(pieces) as pieces
  from counter_returns returns join counter_return_lines lines on lines.return_id = returns.return_id
  group by sale_id, product_id`

export const counterChecks: readonly Check[] = [
  {
    kind: 'counter',
    sql: () => `
      with lines as (
        select sale_id, sum(quantity) as pieces, sum(quantity * price_paise) as paise from counter_lines group by sale_id
      ),
      sums as (
        select sales.sale_id, total_items, total_paise, coalesce(pieces, 0) as pieces,
          coalesce(paise, 0) - discount_paise + round_off_paise as due
        from counter_sales sales left join lines on lines.sale_id = sales.sale_id
      )
      select * from sums where pieces = 0 or total_items <> pieces or total_paise <> due`,
    say: ({ sale_id, total_items, total_paise, pieces, due }) =>
      faultWords().saleTotals({
        sale: id(sale_id),
        pieces: Number(total_items),
        amount: rupees(total_paise),
        duePieces: Number(pieces),
        due: rupees(due),
      }),
  },
  {
    kind: 'counter',
    sql: () => `
      with back as (${BACK}), sold as (
        select sale_id, product_id, sum(quantity) as pieces from counter_lines group by sale_id, product_id
      )
      select back.sale_id, back.product_id, back.pieces, coalesce(sold.pieces, 0) as sold
      from back left join sold on sold.sale_id = back.sale_id and sold.product_id = back.product_id
      where back.pieces > coalesce(sold.pieces, 0)`,
    say: ({ sale_id, product_id, pieces, sold }) =>
      faultWords().returnedMore({
        sale: id(sale_id),
        pieces: Number(pieces),
        product: id(product_id),
        sold: Number(sold),
      }),
  },
  {
    kind: 'counter',
    sql: () => `
      with goods as (
        select sale_id, cast(sum(quantity * price_paise) as bigint) as paise from counter_lines group by sale_id
      ),
      worth as (
        select back.sale_id, cast(sum(back.pieces * price_paise) as bigint) as paise
        from (${BACK}) back join (
          select sale_id, product_id, max(price_paise) as price_paise from counter_lines group by sale_id, product_id
        ) lines on lines.sale_id = back.sale_id and lines.product_id = back.product_id
        group by back.sale_id
      ),
      refunds as (select sale_id, sum(refund_paise) as paise from counter_returns group by sale_id),
      sums as (
        select refunds.sale_id, refunds.paise as paid, total_paise, case when goods.paise > 0
          then (2 * worth.paise * total_paise + goods.paise) / (2 * goods.paise) else 0 end as due
        from refunds join counter_sales sales on sales.sale_id = refunds.sale_id
          join goods on goods.sale_id = refunds.sale_id join worth on worth.sale_id = refunds.sale_id
      )
      select * from sums where paid <> due and (total_paise % 100 <> 0 or paid <> (due + 50) / 100 * 100)`,
    say: ({ sale_id, paid, due }) => faultWords().refund({ sale: id(sale_id), amount: rupees(paid), due: rupees(due) }),
  },
  {
    kind: 'counter',
    sql: () => `
      select return_id, sale_id from counter_returns returns
      where not exists (select 1 from counter_return_lines lines where lines.return_id = returns.return_id)`,
    say: ({ return_id, sale_id }) => faultWords().returnEmpty({ id: id(return_id), sale: id(sale_id) }),
  },
  {
    kind: 'counter',
    sql: () => `
      with sold as (select sale_id, product_id, sum(quantity) as pieces from counter_lines group by sale_id, product_id)
      select short.sale_id, short.product_id, short.pieces, coalesce(sold.pieces, 0) as sold
      from counter_shortfalls short
        left join sold on sold.sale_id = short.sale_id and sold.product_id = short.product_id
      where short.pieces > coalesce(sold.pieces, 0) or short.pieces < 1`,
    say: ({ sale_id, product_id, pieces, sold }) =>
      faultWords().shortfall({
        sale: id(sale_id),
        pieces: Number(pieces),
        product: id(product_id),
        sold: Number(sold),
      }),
  },
  {
    kind: 'counter',
    sql: ({ day }) => `
      select 'sale' as what, sale_id as id, day, ${day('sold_at')} as due from counter_sales
      where day <> ${day('sold_at')} or day not in (select day from counter_days)
      union all select 'return', return_id, day, ${day('returned_at')} from counter_returns
      where day <> ${day('returned_at')} or day not in (select day from counter_days)`,
    say: ({ what, id: moved, day, due }) =>
      faultWords()[what === 'sale' ? 'saleDay' : 'returnDay']({ id: id(moved), day: id(day), due: id(due) }),
  },
  {
    kind: 'counter',
    // A late sale may be newer than the closing of its day, which keeps the sum expected then.
    sql: () => `
      with cash as (
        select day, sum(paise) as paise from (
          select day, total_paise as paise from counter_sales where method = 'cash'
          union all select day, -refund_paise from counter_returns where method = 'cash'
        ) moved group by day
      )
      select days.day, expected_paise, coalesce(paise, 0) as due
      from counter_days days left join cash on cash.day = days.day
      where closed_at is not null and (closed_by is null or counted_paise is null or expected_paise is null
        or (expected_paise <> coalesce(paise, 0) and not exists (
          select 1 from counter_sales late where late.day = days.day and late.received_at <> late.sold_at)))`,
    say: ({ day, expected_paise, due }) => {
      const said = { day: id(day), due: rupees(due) }
      return expected_paise === null
        ? faultWords().closedDayWithout(said)
        : faultWords().closedDay({ ...said, expected: rupees(expected_paise) })
    },
  },
]
