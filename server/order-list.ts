// The admin's order list, a page at a time: searched, filtered and counted by the database (spec §2, §5).
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Order } from '#domain/order.ts'
import { type OrderFilter, typedNumber } from '#domain/order-list.ts'
import { ORDERS_A_PAGE, type OrderPlace } from '#domain/order-page.ts'
import { folded } from '#domain/search-text.ts'
import type { Database } from './database/open.ts'
import type { OrderRow, Tables } from './database/tables.ts'
import { toOrder } from './order-rows.ts'

/** An order without its lines, which of fifty long orders would weigh megabytes. */
export type ListedOrder = Omit<Order, 'items'>

/** `before` others stand before the first of `orders`; `total` is how many match in all. */
export type OrderPage = { orders: ListedOrder[]; before: number; total: number }

type Direction = 'asc' | 'desc'

export function openOrderList({ db }: Pick<Database, 'db'>) {
  return {
    /** The page at `place`, the first one without; a page that has lost its orders gives the last, or the first. */
    async list(filter: OrderFilter, limit = ORDERS_A_PAGE, place?: OrderPlace): Promise<OrderPage> {
      const [rows, total] = await Promise.all([page(filter, limit, place), count(filter)])
      const first = place && rows[0]
      const before = first ? await count(filter, first) : 0
      return { orders: rows.map(toListed), before, total: Math.max(total, before + rows.length) }
    },

    /** The order that came in last, whatever is filtered. */
    async newest(): Promise<ListedOrder | undefined> {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .orderBy('placed_at', 'desc')
        .orderBy('order_id', 'desc')
        .limit(1)
        .execute()
      return rows.map(toListed).at(0)
    },

    /** How many orders wait for their goods. */
    countShort: () => count({ search: '', verified: '', completion: '', sort: 'newest', stock: 'short' }),
  }

  async function page(filter: OrderFilter, limit: number, place: OrderPlace | undefined): Promise<OrderRow[]> {
    const [onward, backward] = directions(filter)
    if (place?.side === 'after') {
      const rows = await read(filter, limit, onward, place)
      return rows.length > 0 ? rows : (await read(filter, limit, backward)).toReversed()
    }
    if (place?.side === 'before') {
      const rows = await read(filter, limit, backward, place)
      if (rows.length === limit) return rows.toReversed()
    }
    return read(filter, limit, onward)
  }

  function read(filter: OrderFilter, limit: number, direction: Direction, beyond?: OrderPlace): Promise<OrderRow[]> {
    let query = db.selectFrom('orders').selectAll()
    if (beyond) query = query.where(isBeyond(beyond.placedAt, beyond.orderId, direction))
    return query
      .where((eb) => matches(eb, filter))
      .orderBy('placed_at', direction)
      .orderBy('order_id', direction)
      .limit(limit)
      .execute()
  }

  /** How many match, or how many of them stand before `first`. */
  async function count(filter: OrderFilter, first?: OrderRow): Promise<number> {
    let query = db.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('matching'))
    if (first) query = query.where(isBeyond(first.placed_at, first.order_id, directions(filter)[1]))
    const { matching } = await query.where((eb) => matches(eb, filter)).executeTakeFirstOrThrow()
    return Number(matching)
  }
}

function directions({ sort }: OrderFilter): [onward: Direction, backward: Direction] {
  return sort === 'oldest' ? ['asc', 'desc'] : ['desc', 'asc']
}

function isBeyond(placedAt: string, orderId: string, direction: Direction) {
  return sql<SqlBool>`(placed_at, order_id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${placedAt}, ${orderId})`
}

function toListed(row: OrderRow): ListedOrder {
  const { items: _none, ...listed } = toOrder(row, [])
  return listed
}

/** The same question as `orderMatches` in domain/order-list.ts, asked of the database. */
function matches(eb: ExpressionBuilder<Tables, 'orders'>, { search, verified, completion, stock }: OrderFilter) {
  const conditions: Expression<SqlBool>[] = []
  if (verified) conditions.push(eb('verified', '=', verified))
  if (completion) conditions.push(eb('completion', '=', completion))
  if (stock) conditions.push(eb('short_of', 'is not', null), eb('superseded_by', 'is', null))
  const wanted = folded(search)
  if (wanted) {
    const places = [contains(eb.ref('name_folded'), wanted)]
    const number = typedNumber(search)
    if (number) places.push(contains(eb.ref('mobile'), number), contains(eb.ref('alternate_mobile'), number))
    conditions.push(eb.or(places))
  }
  return eb.and(conditions)
}

function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit('\\')}`
}
