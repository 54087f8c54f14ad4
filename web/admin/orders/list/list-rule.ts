// How the order list identifies, sorts and filters its rows.
import { hasStates, type StatesFilter, sortOrders } from '#domain/order/order-list.ts'
import type { ListRule } from '#web/admin/kit/stable-rows/stable-rows.ts'
import type { OrderRow } from '../order-row.ts'

/** Rows that newer orders push onto the next page still match. */
export function orderListRule(filter: StatesFilter): ListRule<OrderRow> {
  return {
    idOf: ({ orderId }) => orderId,
    sorted: (rows) => sortOrders(rows, filter.sort),
    matchesUnread: (row) => hasStates(row, filter),
  }
}
