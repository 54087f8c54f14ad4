// The admin's order list, a page at a time: searched, filtered and counted by the database (spec §2, §5).
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Order } from '#domain/order.ts'
import type { OrderFilter } from '#domain/order-list.ts'
import { ORDERS_A_PAGE, type OrderCursor } from '#domain/order-page.ts'
import type { OrderRow } from '#server/database/tables.ts'
import { countedDay, countOrders } from './order-counts.ts'
import { type Direction, directions, isBeyond, matches, searchedTexts } from './order-matches.ts'
import { toOrder } from '../order-rows.ts'
import { allOrders, type IndexedDatabase, ordersToSearch } from './order-search.ts'

/** So many orders that a search finds are looked at one by one and counted; of more it is only known that there are more. */
const SEARCHED_AT_MOST = 10_000
const EVERY = Number.POSITIVE_INFINITY

/** An order without its lines, which of fifty long orders would weigh megabytes. */
export type ListedOrder = Omit<Order, 'items'>

/** `before` others stand before the first of `orders`; `total` match in all, or even more than that. */
export type OrderPage = { orders: ListedOrder[]; before: number; total: number; moreThanTotal: boolean }

/** The orders that a filter may find, and the filter. */
type Asked = { filter: OrderFilter; from: RawBuilder<OrderRow> }

export type OrderList = {
  /**
   * Returns the page at `cursor`, without one the first. When that page has lost its orders, the last page or the first (spec §2, §5).
   */
  list(filter: OrderFilter, limit?: number, cursor?: OrderCursor): Promise<OrderPage>
  /** Returns the order that came in last, whatever is filtered. */
  newest(): Promise<ListedOrder | undefined>
  /** Returns how many orders wait for their goods. */
  countShort(): Promise<number>
}

/** `searchedAtMost` can be another one, so that a test need not store so many. */
export function openOrderList(database: IndexedDatabase, { searchedAtMost = SEARCHED_AT_MOST } = {}): OrderList {
  const { db } = database

  return {
    async list(filter, limit = ORDERS_A_PAGE, cursor) {
      const texts = searchedTexts(filter)
      const asked = { filter, from: await ordersToSearch(database, texts, searchedAtMost) }
      const rows = await page(asked, limit, cursor)
      const first = cursor && rows[0]
      const before = first ? await countBefore(asked, first) : 0
      const shown = before + rows.length
      const enough = texts.length > 0 ? Math.max(searchedAtMost, shown) : EVERY
      const counted = Math.max(shown, await (isKept(filter) ? countOrders(database, filter) : count(asked, enough + 1)))
      const moreThanTotal = counted > enough
      return { orders: rows.map(toListed), before, total: moreThanTotal ? enough : counted, moreThanTotal }
    },

    async newest() {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .orderBy('placed_at', 'desc')
        .orderBy('order_id', 'desc')
        .limit(1)
        .execute()
      return rows.map(toListed).at(0)
    },

    countShort: () =>
      count({
        filter: { search: '', verified: '', completion: '', sort: 'newest', stock: 'short' },
        from: allOrders,
      }),
  }

  async function page(asked: Asked, limit: number, cursor: OrderCursor | undefined): Promise<OrderRow[]> {
    const [onward, backward] = directions(asked.filter)
    if (cursor?.side === 'after') {
      const rows = await read(asked, limit, onward, cursor)
      return rows.length > 0 ? rows : (await read(asked, limit, backward)).toReversed()
    }
    if (cursor?.side === 'before') {
      const rows = await read(asked, limit, backward, cursor)
      if (rows.length === limit) return rows.toReversed()
    }
    return read(asked, limit, onward)
  }

  function read(
    { filter, from }: Asked,
    limit: number,
    direction: Direction,
    beyond?: OrderCursor,
  ): Promise<OrderRow[]> {
    let query = db.selectFrom(from.as('orders')).selectAll()
    if (beyond) query = query.where(isBeyond(beyond.placedAt, beyond.orderId, direction))
    return query
      .where((eb) => matches(eb, filter))
      .orderBy('placed_at', direction)
      .orderBy('order_id', direction)
      .limit(limit)
      .execute()
  }

  /** How many match and stand before `first`: whole days as the database keeps their numbers, the rest of its day one by one. */
  async function countBefore(asked: Asked, first: OrderRow): Promise<number> {
    const { filter } = asked
    const beyond = isBeyond(first.placed_at, first.order_id, directions(filter)[1])
    if (!isKept(filter)) return count(asked, EVERY, beyond)
    const { day, from, until } = countedDay(first.placed_at)
    const sameDay = sql<SqlBool>`placed_at >= ${from} and placed_at < ${until}`
    const days = filter.sort === 'oldest' ? { olderThan: day } : { newerThan: day }
    return (await countOrders(database, { ...filter, ...days })) + (await count(asked, EVERY, beyond, sameDay))
  }

  /** How many match, and meet all `conditions`; it stops at `atMost`. */
  async function count({ filter, from }: Asked, atMost = EVERY, ...conditions: Expression<SqlBool>[]) {
    const matching = db
      .selectFrom(from.as('orders'))
      .where((eb) => eb.and([matches(eb, filter), ...conditions]))
      .select(sql.lit(1).as('one'))
    const counted = db.selectFrom((atMost === EVERY ? matching : matching.limit(atMost)).as('matching'))
    const row = await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(row.count)
  }
}

/** Whether the database keeps numbers for what is asked: of the states it does. */
function isKept(filter: OrderFilter): boolean {
  return searchedTexts(filter).length === 0 && !filter.stock
}

function toListed(row: OrderRow): ListedOrder {
  const { items: _none, ...listed } = toOrder(row, [])
  return listed
}
