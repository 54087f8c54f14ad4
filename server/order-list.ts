// The admin's order list, a page at a time: searched, filtered and counted by the database (spec §2, §5).
import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Order } from '#domain/order.ts'
import { type OrderFilter, typedNumber } from '#domain/order-list.ts'
import { ORDERS_A_PAGE, type OrderPlace } from '#domain/order-page.ts'
import { folded } from '#domain/search-text.ts'
import type { OrderRow, Tables } from './database/tables.ts'
import type { IndexedDatabase } from './order-index.ts'
import { toOrder } from './order-rows.ts'
import { allOrders, ordersToSearch } from './order-search.ts'

/** So many orders that a search finds are looked at one by one and counted; of more it is only known that there are more. */
const SEARCHED_AT_MOST = 10_000

/** An order without its lines, which of fifty long orders would weigh megabytes. */
export type ListedOrder = Omit<Order, 'items'>

/** `before` others stand before the first of `orders`; `total` match in all, or even more than that. */
export type OrderPage = { orders: ListedOrder[]; before: number; total: number; moreThanTotal: boolean }

type Direction = 'asc' | 'desc'

/** The orders that a filter may find, and the filter. */
type Asked = { filter: OrderFilter; from: RawBuilder<OrderRow> }

type Counting = { first?: OrderRow; atMost?: number }

/** `searchedAtMost` can be another one, so that a test need not store so many. */
export function openOrderList(database: IndexedDatabase, { searchedAtMost = SEARCHED_AT_MOST } = {}) {
  const { db } = database

  return {
    /** The page at `place`, the first one without; a page that has lost its orders gives the last, or the first. */
    async list(filter: OrderFilter, limit = ORDERS_A_PAGE, place?: OrderPlace): Promise<OrderPage> {
      const texts = searchedTexts(filter)
      const asked = { filter, from: await ordersToSearch(database, texts, searchedAtMost) }
      const rows = await page(asked, limit, place)
      const first = place && rows[0]
      const before = first ? await count(asked, { first }) : 0
      const shown = before + rows.length
      const enough = Math.max(searchedAtMost, shown)
      const counted = Math.max(shown, await count(asked, texts.length > 0 ? { atMost: enough + 1 } : {}))
      const moreThanTotal = texts.length > 0 && counted > enough
      return { orders: rows.map(toListed), before, total: moreThanTotal ? enough : counted, moreThanTotal }
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
    countShort: () =>
      count({
        filter: { search: '', verified: '', completion: '', sort: 'newest', stock: 'short' },
        from: allOrders,
      }),
  }

  async function page(asked: Asked, limit: number, place: OrderPlace | undefined): Promise<OrderRow[]> {
    const [onward, backward] = directions(asked.filter)
    if (place?.side === 'after') {
      const rows = await read(asked, limit, onward, place)
      return rows.length > 0 ? rows : (await read(asked, limit, backward)).toReversed()
    }
    if (place?.side === 'before') {
      const rows = await read(asked, limit, backward, place)
      if (rows.length === limit) return rows.toReversed()
    }
    return read(asked, limit, onward)
  }

  function read(
    { filter, from }: Asked,
    limit: number,
    direction: Direction,
    beyond?: OrderPlace,
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

  /** How many match, or how many of them stand before `first`; it stops at `atMost`. */
  async function count({ filter, from }: Asked, { first, atMost }: Counting = {}): Promise<number> {
    let matching = db.selectFrom(from.as('orders')).where((eb) => matches(eb, filter))
    if (first) matching = matching.where(isBeyond(first.placed_at, first.order_id, directions(filter)[1]))
    const each = matching.select(sql.lit(1).as('one'))
    const counted = db.selectFrom((atMost === undefined ? each : each.limit(atMost)).as('matching'))
    const row = await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(row.count)
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

/** What a search looks for: its text in names, and its number, if it is one, in both mobiles. None when nothing is searched. */
function searchedTexts({ search }: OrderFilter): string[] {
  return [folded(search), typedNumber(search)].filter((text) => text !== '')
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
