// Reads and writes orders and lines by the columns of database/tables.ts.
import type { Kysely } from 'kysely'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { orderDate, orderTime } from '#domain/dates/indian-date.ts'
import type { Order, OrderItem, OrderLine } from '#domain/order/order.ts'
import { foldForSearch } from '#domain/search/search-text.ts'
import { mapColumns } from '../database/columns.ts'
import type { Reader } from '../database/engine.ts'
import { insertStatement } from '../database/statement.ts'
import {
  customerColumns,
  itemColumns,
  orderColumns,
  type OrderHead,
  type OrderItemRow,
  type OrderRow,
  type Tables,
} from '../database/tables.ts'
import type { LockedOrder } from './lock-order.ts'

/** `short_of` of an order whose goods returned to stock. */
export const GOODS_RETURNED = ''

const shopColumns = { order: orderColumns, customer: customerColumns, item: itemColumns }

export type OrderRows = {
  /** False if the id is taken. `link` opens its page. */
  insertOrder(db: Kysely<Tables>, order: Order, link: string | null): Promise<boolean>
  insertLines(db: Kysely<Tables>, order: Pick<Order, 'orderId' | 'items'>): Promise<void>
  /** In cart order, with the Tamil names that the products have now. */
  orderLines(db: Reader, orderId: string): Promise<OrderLine[]>
  /** As `orderLines`, for the answer to a repeated order. */
  answeredLines(db: Kysely<Tables>, orderId: string): Promise<OrderLine[]>
  /** In cart order, for writers. */
  lockedLines(order: LockedOrder): Promise<OrderItem[]>
  /** By order id, each in cart order. */
  linesOfOrders(db: Reader, orderIds: readonly string[]): Promise<Map<string, OrderItem[]>>
  toOrder(row: OrderRow, items: OrderLine[]): Order
  toItem(row: OrderItemRow): OrderItem
  toOrderRow(order: Order): OrderRow
  toItemRow(orderId: string, item: OrderItem, line: number): OrderItemRow
}

/** Tests add a column. */
export function openOrderRows(columns: typeof shopColumns = shopColumns): OrderRows {
  const head = mapColumns<OrderHead, typeof orderColumns>(columns.order, {})
  const customer = mapColumns<Customer, typeof customerColumns>(columns.customer, {})
  const item = mapColumns<OrderItem, typeof itemColumns>(columns.item, {})
  const insertHeads = insertStatement(
    'orders',
    [...head.columns, ...customer.columns, 'name_folded', 'link'],
    'on conflict do nothing',
  )
  const insertItems = insertStatement('order_items', ['order_id', 'line', ...item.columns])

  async function linesOf(db: Kysely<Tables>, orderId: string): Promise<OrderItem[]> {
    const rows = await db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('line')
      .execute()
    return rows.map(item.fromRow)
  }

  async function namedLines(db: Kysely<Tables>, orderId: string): Promise<OrderLine[]> {
    const rows = await db
      .selectFrom('order_items')
      .leftJoin('products', 'products.id', 'order_items.product_id')
      .selectAll('order_items')
      .select('products.tamil_name as tamilName')
      .where('order_id', '=', orderId)
      .orderBy('line')
      .execute()
    return rows.map(({ tamilName, ...row }) => ({ ...item.fromRow(row), ...(tamilName && { tamilName }) }))
  }

  return {
    async insertOrder(db, order, link) {
      const customerName = foldForSearch(order.customer.name)
      const values = [...head.toValues(order), ...customer.toValues(order.customer), customerName, link]
      return (await insertHeads(db, [values])) === 1
    },

    async insertLines(db, { orderId, items }) {
      await insertItems(
        db,
        items.map((one, line) => [orderId, line, ...item.toValues(one)]),
      )
    },

    orderLines: namedLines,
    answeredLines: namedLines,
    lockedLines: ({ trx, orderId }) => linesOf(trx, orderId),

    async linesOfOrders(db, orderIds) {
      const rows = await db
        .selectFrom('order_items')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .orderBy('order_id')
        .orderBy('line')
        .execute()
      const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
      return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(item.fromRow)]))
    },

    toOrder(row, items) {
      const placedAt = new Date(row.placed_at)
      return {
        ...head.fromRow(row),
        orderDate: orderDate(placedAt),
        orderTime: orderTime(placedAt),
        stockDeducted: row.short_of === null,
        customer: customer.fromRow(row),
        items,
      }
    },

    toItem: item.fromRow,

    toOrderRow: (order) => ({
      ...head.toRow(order),
      ...customer.toRow(order.customer),
      name_folded: foldForSearch(order.customer.name),
      short_of: null,
      stock_recorded: null,
      link: null,
      link_ended_at: null,
    }),

    toItemRow: (orderId, one, line) => ({ order_id: orderId, line, ...item.toRow(one) }),
  }
}

export const {
  answeredLines,
  insertOrder,
  insertLines,
  orderLines,
  lockedLines,
  linesOfOrders,
  toOrder,
  toItem,
  toOrderRow,
  toItemRow,
} = openOrderRows()
