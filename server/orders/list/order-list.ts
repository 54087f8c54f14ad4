// The admin's order list by page, searched, filtered and counted by the database (spec §2, §5).
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { OrderDays } from '#domain/order/order-days.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderFilter } from '#domain/order/order-list.ts'
import { ORDERS_A_PAGE, type OrderCursor } from '#domain/order/order-page.ts'
import type { SearchScope } from '#domain/order/order-search.ts'
import { type OrderStep, orderSteps } from '#domain/steps/steps.ts'
import type { OrderRow } from '#server/database/tables.ts'
import { latestBy, type LatestOrders, readLatest } from './latest-orders.ts'
import {
  type Direction,
  directions,
  isBeyond,
  matches,
  type OrderQuestion,
  sortedBy,
  type WordToFind,
} from '#server/order-table/order-matches.ts'
import { toOrder } from '#server/order-table/order-rows.ts'
import {
  allOrders,
  holdsByIndex,
  holdsByLines,
  type IndexedDatabase,
  ordersToSearch,
  wordsToFind,
} from '#server/order-table/order-search.ts'

/** More matches than this are scanned from the newest. */
const SEARCHED_AT_MOST = 10_000
/** For those, the count stops here, and the page shows "more than". */
const COUNTED_AT_MOST = 1_000
const EVERY = Number.POSITIVE_INFINITY

/** Without lines, which would be megabytes for fifty long orders. */
export type ListedOrder = Omit<Order, 'items'>

/** `before` orders precede `orders`; `total` match, or more; `scope` is where the search looked. */
export type OrderPage = {
  orders: ListedOrder[]
  before: number
  total: number
  moreThanTotal: boolean
  scope: SearchScope
}

type Asked = OrderQuestion & { from: RawBuilder<OrderRow> }

export type StepCounts = Record<OrderStep, number>

export type OrderList = {
  /**
   * Returns the page at `cursor`, or the first. If its orders are gone, returns the last page or the first (spec §2,
   * §5).
   */
  list(filter: OrderFilter, limit?: number, cursor?: OrderCursor): Promise<OrderPage>
  /** Returns up to `limit` orders by number, name or mobile number, newest first; without counting the others. */
  search(text: string, limit: number): Promise<ListedOrder[]>
  /** In no particular order. */
  listed(orderIds: readonly string[]): Promise<ListedOrder[]>
  /** Ignores filters, and orders of a clock that was ahead. */
  newest(now: Date): Promise<ListedOrder | undefined>
  /** See `readLatest`. */
  latest(now: Date, since?: string): Promise<LatestOrders>
  countSteps(): Promise<StepCounts & { toCall: number }>
  /** Orders that `sort: 'due'` lists. */
  countToCall(): Promise<number>
  countShort(): Promise<number>
}

const everyOrder: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }

export function openOrderList(database: IndexedDatabase, { searchedAtMost = SEARCHED_AT_MOST } = {}): OrderList {
  const { db } = database

  return {
    async list(filter, limit = ORDERS_A_PAGE, cursor) {
      const byCustomer = await ask(filter, 'customer')
      const page = await readPage(byCustomer, limit, cursor)
      if (page.orders.length > 0 || byCustomer.words.length === 0) return page
      const unfiltered = { ...everyOrder, search: filter.search }
      if (isFiltered(filter) && (await count({ ...byCustomer, filter: unfiltered }, 1)) > 0) return page
      return readPage(await ask(filter, 'everything'), limit, cursor)
    },

    async search(text, limit) {
      const rows = await rowsAt(await ask({ ...everyOrder, search: text }, 'customer'), limit, undefined)
      return rows.map(toListed)
    },

    async listed(orderIds) {
      if (orderIds.length === 0) return []
      const rows = await db.selectFrom('orders').selectAll().where('order_id', 'in', orderIds).execute()
      return rows.map(toListed)
    },

    async newest(now) {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('placed_at', '<=', latestBy(now))
        .orderBy('placed_at', 'desc')
        .orderBy('order_id', 'desc')
        .limit(1)
        .execute()
      return rows.map(toListed).at(0)
    },

    latest: (now, since) => readLatest(db, now, since),

    async countSteps() {
      const rows = await db
        .selectFrom('orders')
        .select((eb) => ['step', eb.fn.countAll<number>().as('orders')])
        .groupBy('step')
        .execute()
      const counts = new Map(rows.map(({ step, orders }) => [step, Number(orders)]))
      const steps = Object.fromEntries(orderSteps.map((step) => [step, counts.get(step) ?? 0])) as StepCounts
      return { ...steps, toCall: Math.max(0, steps.placed - (await countReplaced())) }
    },

    async countToCall() {
      const placed = db.selectFrom('orders').where('step', '=', 'placed')
      const row = await placed.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return Math.max(0, Number(row.count) - (await countReplaced()))
    },

    countShort: () =>
      count({
        filter: { ...everyOrder, stock: 'short' },
        words: [],
        scope: 'customer',
        from: allOrders,
        holdsOneOf: holdsByLines,
      }),
  }

  /** Replaced orders are few, in an index of their own. With the step as a condition, every placed order would be read. */
  async function countReplaced(): Promise<number> {
    const row = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().filterWhere('step', '=', 'placed').as('count'))
      .where('superseded_by', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  async function ask(filter: OrderFilter, scope: SearchScope): Promise<Asked> {
    const words = await wordsToFind(database, filter.search, scope)
    const from = await ordersToSearch(database, words, searchedAtMost)
    const holdsOneOf = (word: WordToFind) => (from === allOrders ? holdsByLines(word) : holdsByIndex(database, word))
    return { filter, words, scope, from, holdsOneOf }
  }

  async function readPage(asked: Asked, limit: number, cursor: OrderCursor | undefined): Promise<OrderPage> {
    const rows = await rowsAt(asked, limit, cursor)
    if (rows.length === 0) return { orders: [], before: 0, total: 0, moreThanTotal: false, scope: asked.scope }
    const first = cursor && rows[0]
    const before = first ? await countBefore(asked, first) : 0
    const shown = before + rows.length
    const atMost = asked.from === allOrders ? Math.min(searchedAtMost, COUNTED_AT_MOST) : searchedAtMost
    const enough = asked.words.length > 0 ? Math.max(atMost, shown) : EVERY
    const counted = Math.max(shown, await count(asked, enough + 1))
    const moreThanTotal = counted > enough
    const total = moreThanTotal ? enough : counted
    return { orders: rows.map(toListed), before, total, moreThanTotal, scope: asked.scope }
  }

  async function rowsAt(asked: Asked, limit: number, cursor: OrderCursor | undefined): Promise<OrderRow[]> {
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

  function read(asked: Asked, limit: number, direction: Direction, beyond?: OrderCursor): Promise<OrderRow[]> {
    let query = db.selectFrom(asked.from.as('orders')).selectAll()
    if (beyond) query = query.where(isBeyond(asked.filter, beyond.placedAt, beyond.orderId, direction))
    return query
      .where((eb) => eb.and([matches(eb, asked), ...placedBetween(asked.filter)]))
      .orderBy(sortedBy(asked.filter), direction)
      .orderBy('order_id', direction)
      .limit(limit)
      .execute()
  }

  function countBefore(asked: Asked, first: OrderRow): Promise<number> {
    const { filter } = asked
    const at = filter.sort === 'due' ? (first.call_at ?? first.placed_at) : first.placed_at
    return count(asked, EVERY, isBeyond(filter, at, first.order_id, directions(filter)[1]))
  }

  /** Up to `atMost`. */
  async function count(asked: Asked, atMost = EVERY, ...conditions: Expression<SqlBool>[]): Promise<number> {
    const matching = db
      .selectFrom(asked.from.as('orders'))
      .where((eb) => eb.and([matches(eb, asked), ...placedBetween(asked.filter), ...conditions]))
      .select(sql.lit(1).as('one'))
    const counted = db.selectFrom((atMost === EVERY ? matching : matching.limit(atMost)).as('matching'))
    const row = await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(row.count)
  }
}

function isFiltered({ search: _search, sort: _sort, ...filters }: OrderFilter): boolean {
  return Object.values(filters).some((each) => each !== undefined && each !== '')
}

function placedBetween({ from, until }: OrderDays): Expression<SqlBool>[] {
  return [...(from ? [sql<SqlBool>`placed_at >= ${from}`] : []), ...(until ? [sql<SqlBool>`placed_at < ${until}`] : [])]
}

export function toListed(row: OrderRow): ListedOrder {
  const { items: _none, ...listed } = toOrder(row, [])
  return listed
}
