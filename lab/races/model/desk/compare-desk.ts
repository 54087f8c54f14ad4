// Compares the stored data with the model after each operation.
import { totalOf } from '../model-orders.ts'
import type { RealShop } from '../operation.ts'
import type { ShopModel } from '../shop-model.ts'
import type { Query } from '#lab/races/stored.ts'
import { openReportComparison } from './compare-reports.ts'
import { compareSales } from './compare-sales.ts'
import { assertSame, numbers, rowsOf } from './compare-rows.ts'
import { stepOf } from './model-desk.ts'

type Shop = Pick<RealShop, 'process' | 'counterDay'>

/** Opened before a sequence, so that rows of earlier ones are ignored. */
export async function openDeskComparison(query: Query, shop: Shop): Promise<RealShop['compareDesk']> {
  const compareReports = await openReportComparison(shop)
  return async (model) => {
    await compareStock(query, model)
    await compareOrders(query, model)
    await compareHistory(query, model)
    await comparePayments(query, model)
    await compareSales(query, model)
    await compareReports(model)
  }
}

/** Stock equals the sum of its movements; untouched new orders are in their lines only. */
async function compareStock(query: Query, { products }: ShopModel) {
  const there = products.filter(({ isDeleted }) => !isDeleted)
  const rows = await rowsOf(
    query,
    (marks) => `select id, stock,
      (select sum(delta) from stock_movements where product_id = products.id) as moved,
      (select sum(quantity) from order_items join orders on orders.order_id = order_items.order_id
        where product_id = products.id and short_of is null and stock_recorded is null) as taken
      from products where id in (${marks})`,
    there.map(({ id }) => id),
  )
  assertSame(
    rows.map(({ id, stock, moved, taken }) => [id, Number(stock), Number(moved ?? 0) - Number(taken ?? 0)]),
    there.map(({ id, stock }) => [id, stock, stock]),
  )
}

/** Includes the payments: their sum on the order and in their rows. */
async function compareOrders(query: Query, { orders, desk }: ShopModel) {
  const there = orders.filter(({ isDeleted }) => !isDeleted)
  const rows = await rowsOf(
    query,
    (marks) => `select order_id, step, verified, completion, mobile, name, received_paise, total_paise, discount_paise,
      (select coalesce(sum(amount_paise), 0) from payments where order_id = orders.order_id and taken_back is null) as sum,
      (select count(*) from dispatches where order_id = orders.order_id) as dispatches
      from orders where order_id in (${marks})`,
    there.map(({ id }) => id),
  )
  assertSame(
    rows.map(({ order_id, step, verified, completion, mobile, name, ...row }) => [
      order_id,
      step,
      verified,
      completion,
      mobile,
      name,
      ...numbers(row.total_paise, row.discount_paise, row.received_paise, row.sum, row.dispatches),
    ]),
    there.map((order) => {
      const received = desk.payments.received(order)
      const { name, mobile } = order.isErased ? { name: '', mobile: '' } : order.customer
      const chips = [order.isConfirmed ? 'Verified' : 'Unverified', order.isDelivered ? 'Complete' : 'Pending']
      const sums = [totalOf(order), order.discountPaise, received, received]
      return [order.id, stepOf(order), ...chips, mobile, name, ...sums, order.hasDispatch ? 1 : 0]
    }),
  )
}

/** Each entry in its order, with its actor. */
async function compareHistory(query: Query, { orders }: ShopModel) {
  const there = orders.filter(({ isDeleted }) => !isDeleted)
  const rows = await rowsOf(
    query,
    (marks) => `select order_id, number, kind, step, who from order_steps where order_id in (${marks})`,
    there.map(({ id }) => id),
  )
  assertSame(
    rows.map(({ order_id, number, kind, step, who }) => [order_id, Number(number), kind, step ?? '', who]),
    there.flatMap(({ id, history }) =>
      history.map(({ kind, step = '', who }, at) => [id, at + 1, kind, step, who] as unknown[]),
    ),
  )
}

async function comparePayments(query: Query, { desk: { payments } }: ShopModel) {
  const rows = await rowsOf(
    query,
    (marks) => `select id, order_id, utr, amount_paise, seen_at, taken_back from payments where order_id in (${marks})`,
    [...new Set(payments.all.map(({ order }) => order.id))],
  )
  assertSame(
    rows.map(({ id, order_id, utr, amount_paise, seen_at, taken_back }) => [
      id,
      order_id,
      utr ?? '',
      Number(amount_paise),
      seen_at !== null,
      taken_back ?? '',
    ]),
    payments.all.map(({ id, order, utr, paise, isSeen, takenBack = '' }) => [
      id,
      order.id,
      utr,
      paise,
      isSeen,
      takenBack,
    ]),
  )
}
