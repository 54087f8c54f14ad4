// Checks stored report sums against orders and counter sales, except for stale days.
import { confirmedSteps } from '#domain/steps/steps.ts'
import type { Check, Dialect } from '../check.ts'
import { faultWords, id, rupees } from '../fault-words.ts'

const IS_COUNTED = `superseded_by is null and step <> 'cancelled' and (kind is null or kind <> 'trial')`
const STEPS = confirmedSteps.map((step) => `'${step}'`).join(', ')
const CONFIRMED = `case when verified = 'Verified' or step in (${STEPS}) then 1 else 0 end`
const DUE = `case when paid_before is null and total_paise > coalesce(received_paise, 0)
  then total_paise - coalesce(received_paise, 0) else 0 end`
const OFF = `case when mrp_paise > price_paise then (mrp_paise - price_paise) else 0 end`
const IS_SETTLED = `day not in (select day from report_changes)`

/** Both sides have the same columns per key; their sums must be equal. */
function differing(keys: string, sums: readonly string[], stored: string, made: string): string {
  const ofBoth = (source: string, sign: string) =>
    `select ${keys}, ${sums.map((sum) => `${sign}${sum} as ${sum}`).join(', ')} from (${source}) one_side`
  return `
    select ${keys} from (${ofBoth(stored, '')} union all ${ofBoth(made, '-')}) both_sides
    where ${IS_SETTLED} group by ${keys} having ${sums.map((sum) => `sum(${sum}) <> 0`).join(' or ')}`
}

const countedOrders = ({ day }: Dialect) =>
  `select ${day('placed_at')} as day, ${CONFIRMED} as confirmed, orders.* from orders where ${IS_COUNTED}`

const isOne = (confirmed: unknown) => Number(confirmed) === 1

export const reportChecks: readonly Check[] = [
  {
    kind: 'reports',
    sql: (dialect) => `
      with made as (
        select day, confirmed, count(*) as orders, sum(total_paise) as paise, sum(${DUE}) as due,
          sum(coalesce(packing_paise, 0) + coalesce(round_off_paise, 0) - coalesce(discount_paise, 0)) as charges
        from (${countedOrders(dialect)}) counted group by day, confirmed
      ),
      stored as (
        select day, confirmed, orders, total_paise as paise, due_paise as due,
          packing_paise + round_off_paise - discount_paise as charges from report_days
      ),
      keys as (select day, confirmed from made union select day, confirmed from stored)
      select keys.day, keys.confirmed, coalesce(stored.orders, 0) as stored_orders,
        coalesce(stored.paise, 0) as stored_paise, coalesce(made.orders, 0) as orders, coalesce(made.paise, 0) as paise,
        coalesce(stored.due, 0) as stored_due, coalesce(made.due, 0) as due
      from keys left join stored on stored.day = keys.day and stored.confirmed = keys.confirmed
        left join made on made.day = keys.day and made.confirmed = keys.confirmed
      where keys.day not in (select day from report_changes) and (coalesce(stored.orders, 0) <> coalesce(made.orders, 0)
        or coalesce(stored.paise, 0) <> coalesce(made.paise, 0) or coalesce(stored.due, 0) <> coalesce(made.due, 0)
        or coalesce(stored.charges, 0) <> coalesce(made.charges, 0))`,
    say: ({ day, confirmed, stored_orders, stored_paise, orders, paise, stored_due, due }) =>
      faultWords()[isOne(confirmed) ? 'reportConfirmed' : 'reportUnconfirmed']({
        day: id(day),
        stored: Number(stored_orders),
        storedSum: rupees(stored_paise),
        storedDue: rupees(stored_due),
        orders: Number(orders),
        sum: rupees(paise),
        due: rupees(due),
      }),
  },
  {
    kind: 'reports',
    sql: (dialect) =>
      differing(
        'day, confirmed, state, district',
        ['orders', 'paise'],
        'select day, confirmed, state, district, orders, total_paise as paise from report_places',
        `select day, confirmed, state, district, count(*) as orders, sum(total_paise) as paise
        from (${countedOrders(dialect)}) counted group by day, confirmed, state, district`,
      ),
    say: ({ day, confirmed }) =>
      faultWords()[isOne(confirmed) ? 'placeConfirmed' : 'placeUnconfirmed']({ day: id(day) }),
  },
  {
    kind: 'reports',
    sql: (dialect) =>
      differing(
        'day, confirmed, product_id, category',
        ['pieces', 'paise', 'off'],
        `select day, confirmed, product_id, category, pieces, goods_paise as paise, discount_paise as off from report_goods`,
        `select day, confirmed, product_id, category, sum(quantity) as pieces, sum(price_paise * quantity) as paise,
          sum(${OFF} * quantity) as off
        from (${countedOrders(dialect)}) counted join order_items on order_items.order_id = counted.order_id
        group by day, confirmed, product_id, category`,
      ),
    say: ({ day, confirmed, product_id }) =>
      faultWords()[isOne(confirmed) ? 'goodsConfirmed' : 'goodsUnconfirmed']({ day: id(day), product: id(product_id) }),
  },
  {
    kind: 'reports',
    sql: () => `
      with sales as (
        select day, count(*) as sales, sum(total_paise) as paise, sum(round_off_paise) as rounded
        from counter_sales group by day
      ),
      refunds as (select day, sum(refund_paise) as paise from counter_returns group by day),
      keys as (select day from sales union select day from refunds union select day from report_counter_days),
      sums as (
        select keys.day, coalesce(stored.sales, 0) as stored_sales, coalesce(stored.total_paise, 0) as stored_paise,
          coalesce(stored.round_off_paise, 0) as stored_rounded, coalesce(sales.sales, 0) as sales,
          coalesce(sales.paise, 0) - coalesce(refunds.paise, 0) as paise, coalesce(rounded, 0) as rounded
        from keys left join report_counter_days stored on stored.day = keys.day
          left join sales on sales.day = keys.day left join refunds on refunds.day = keys.day
      )
      select * from sums where ${IS_SETTLED}
        and (stored_sales <> sales or stored_paise <> paise or stored_rounded <> rounded)`,
    say: ({ day, stored_sales, stored_paise, sales, paise }) =>
      faultWords().reportSales({
        day: id(day),
        stored: Number(stored_sales),
        storedSum: rupees(stored_paise),
        sales: Number(sales),
        sum: rupees(paise),
      }),
  },
  {
    kind: 'reports',
    sql: () =>
      differing(
        'day, product_id, category',
        ['pieces', 'paise', 'off'],
        `select day, product_id, category, pieces, goods_paise as paise, discount_paise as off from report_counter_goods`,
        `select day, product_id, category, sum(pieces) as pieces, sum(price_paise * pieces) as paise,
          sum(${OFF} * pieces) as off
        from (
          select sales.day, lines.product_id, category, quantity as pieces, price_paise, mrp_paise
          from counter_sales sales join counter_lines lines on lines.sale_id = sales.sale_id
          union all select returns.day, lines.product_id, category, -back.pieces, price_paise, mrp_paise
          from counter_returns returns join counter_return_lines back on back.return_id = returns.return_id
            join counter_lines lines on lines.sale_id = returns.sale_id and lines.product_id = back.product_id
        ) moved group by day, product_id, category`,
      ),
    say: ({ day, product_id }) => faultWords().reportCounterGoods({ day: id(day), product: id(product_id) }),
  },
]
