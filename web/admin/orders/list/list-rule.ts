// How the order list names, sorts and filters the rows that stay in their places.
import { hasStates, type StatesFilter, sortOrders } from '#domain/order/order-list.ts'
import type { ListRule } from '#web/admin/kit/stable-rows/stable-rows.ts'
import type { OrderRow } from '../order-row.ts'

/** Newer orders push others onto the next page: those are still in the list. */
export function orderListRule(filter: StatesFilter): ListRule<OrderRow> {
  return {
    idOf: ({ orderId }) => orderId,
    sorted: (rows) => sortOrders(rows, filter.sort),
    matchesUnread: (row) => hasStates(row, filter),
  }
}
