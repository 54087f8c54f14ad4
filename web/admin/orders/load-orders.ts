// Reads a page of the list of orders, with how many there are of each kind and the newest of all.
import { readOrderFilter } from '#domain/order/order-list.ts'
import { ORDERS_A_PAGE, readOrderCursor } from '#domain/order/order-page.ts'
import type { Shop } from '#server/shop.ts'
import { markedRows } from './marked-rows.ts'
import { orderRow } from './order-row.ts'

type Needs = Pick<Shop, 'orders' | 'payments' | 'customers' | 'now'>

export async function loadOrders(shop: Needs, params: URLSearchParams) {
  const { orders, now } = shop
  const [page, newest, shortCount, answerCount, stepCounts, deletedCount] = await Promise.all([
    orders.list(readOrderFilter(params, now()), ORDERS_A_PAGE, readOrderCursor(params)),
    orders.newest(now()),
    orders.countShort(),
    orders.proposals.countAnswers(),
    orders.countSteps(),
    orders.countRestorable(),
  ])
  return {
    rows: await markedRows(shop, page.orders),
    before: page.before,
    total: page.total,
    moreThanTotal: page.moreThanTotal,
    scope: page.scope,
    newest: newest && orderRow(newest),
    readAt: now().toISOString(),
    shortCount,
    answerCount,
    stepCounts,
    deletedCount,
  }
}
