// Lists ordering customers by mobile number, a page at a time, without erased ones and trials.
import { expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import {
  type CustomerCursor,
  type CustomerFilter,
  CUSTOMERS_A_PAGE,
  type CustomerSort,
} from '#domain/customers/customer-list.ts'
import { orderDate } from '#domain/dates/indian-date.ts'
import type { OrderFilter } from '#domain/order/order-list.ts'
import type { OrderRow, Tables } from '../database/tables.ts'
import { isStanding, isStandingIn } from '../order-table/counted-orders.ts'
import { matches, type OrderQuestion } from '../order-table/order-matches.ts'
import { holdsByLines, type IndexedDatabase, ordersToSearch, wordsToFind } from '../order-table/order-search.ts'
import type { System } from '../system.ts'
import { numberFigures } from './number-figures.ts'

/** More matches than this are scanned from the newest. */
const SEARCHED_AT_MOST = 10_000

/**
 * `id`, name, place and day come from the newest order that counts, else the newest, or the newest counter sale, which
 * has no place and where `orders` counts sales. `orders` and `sumPaise` exclude replaced and cancelled orders, and counter refunds.
 */
export type ListedCustomer = {
  mobile: string
  id: string
  name: string
  district: string
  state: string
  lastDate: string
  orders: number
  sumPaise: number
  unconfirmed?: number
}

export type CustomerPage = { customers: ListedCustomer[]; next?: CustomerCursor }
export type ListCustomers = (filter: CustomerFilter, cursor?: CustomerCursor, limit?: number) => Promise<CustomerPage>

type Found = { mobile: string; cursor: CustomerCursor }
type Asked = { question: OrderQuestion; from: RawBuilder<OrderRow> }
type Needs = { database: IndexedDatabase; system: Pick<System, 'now'> }

const everyOrder: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }
/** Must match the index's condition. */
const isCustomers = sql<SqlBool>`erased is null and kind is null`
const sortedBy: Record<Exclude<CustomerSort, 'newest'>, RawBuilder<number>> = {
  orders: sql`sum(case when ${isStanding} then 1 else 0 end)`,
  sum: sql`sum(case when ${isStanding} then total_paise else 0 end)`,
}
const newestOrder = sql<string>`max(placed_at || ' ' || order_id)`

export function openOrderingCustomers({ database, system }: Needs): ListCustomers {
  const { db } = database

  /** Matches by any order. */
  return async function list(filter, cursor, limit = CUSTOMERS_A_PAGE) {
    const asked = await ask(filter.search)
    const { sort } = filter
    const found =
      sort === 'newest' ? await findNewest(asked, cursor, limit + 1) : await findMost(asked, sort, cursor, limit + 1)
    const page = found.slice(0, limit)
    const customers = await read(page.map(({ mobile }) => mobile))
    const last = page.at(-1)
    return { customers, ...(found.length > limit && last && { next: last.cursor }) }
  }

  async function ask(search: string): Promise<Asked> {
    const words = await wordsToFind(database, search, 'customer')
    const from = await ordersToSearch(database, words, SEARCHED_AT_MOST)
    return { question: { filter: everyOrder, words, scope: 'customer', holdsOneOf: holdsByLines }, from }
  }

  /** Scans from the newest for the order that is shown of each number: few rows per page. */
  async function findNewest({ question, from }: Asked, cursor: CustomerCursor | undefined, limit: number) {
    const others = db
      .selectFrom('orders as other')
      .where(sql<SqlBool>`other.mobile = orders.mobile`)
      .where(sql<SqlBool>`other.erased is null and other.kind is null`)
      .where(matches(expressionBuilder<Tables, 'orders'>(), question))
      .select(sql.lit(1).as('one'))
      // The offset stops PostgreSQL from scanning all orders.
      .limit(sql.lit(1))
      .offset(sql.lit(0))
    const isFollowed = others
      .where(sql<SqlBool>`(other.placed_at, other.order_id) > (orders.placed_at, orders.order_id)`)
      .where(sql<SqlBool>`(${isStandingIn('other')} or not ${isStanding})`)
    let query = db
      .selectFrom(from.as('orders'))
      .select(['mobile', 'placed_at', 'order_id'])
      .where(isCustomers)
      .where((eb) => matches(eb, question))
    if (cursor) query = query.where(sql<SqlBool>`(placed_at, order_id) < (${cursor.at}, ${cursor.id})`)
    const rows = await query
      .where(({ not, exists }) => not(exists(isFollowed)))
      .where(({ not, or, exists }) => or([isStanding, not(exists(others.where(isStandingIn('other'))))]))
      .orderBy('placed_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ mobile, placed_at, order_id }): Found => {
      return { mobile, cursor: { value: 0, at: placed_at, id: order_id } }
    })
  }

  /** From a covering index. */
  async function findMost(
    { question, from }: Asked,
    sort: Exclude<CustomerSort, 'newest'>,
    cursor: CustomerCursor | undefined,
    limit: number,
  ): Promise<Found[]> {
    const value = sortedBy[sort]
    let query = db
      .selectFrom('orders')
      .select(['mobile', value.as('value'), newestOrder.as('newest')])
      .where(isCustomers)
      .groupBy('mobile')
    if (question.words.length > 0) {
      query = query.where(
        'mobile',
        'in',
        db
          .selectFrom(from.as('orders'))
          .select('mobile')
          .where(isCustomers)
          .where((eb) => matches(eb, question)),
      )
    }
    if (cursor) {
      const newest = `${cursor.at} ${cursor.id}`
      query = query.having(sql<SqlBool>`(${value}, ${newestOrder}) < (${sql.lit(cursor.value)}, ${newest})`)
    }
    const rows = await query.orderBy('value', 'desc').orderBy('newest', 'desc').limit(limit).execute()
    return rows.map(({ mobile, value: number, newest }) => {
      const [at = '', id = ''] = newest.split(' ')
      return { mobile, cursor: { value: Number(number), at, id } }
    })
  }

  async function read(mobiles: readonly string[]): Promise<ListedCustomer[]> {
    if (mobiles.length === 0) return []
    const figures = await numberFigures(db, mobiles, system.now())
    const ids = [...figures.values()].map(({ shownId }) => shownId)
    // Imported orders may lack a number.
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('orders')
      .select(['order_id', 'mobile', 'placed_at', 'name', 'district', 'state'])
      .where('order_id', 'in', ids)
      .execute()
    const shown = new Map(rows.map((row) => [row.mobile, row]))
    return mobiles.flatMap((mobile) => {
      const row = shown.get(mobile)
      const counted = figures.get(mobile)
      // Erased or deleted between two reads.
      if (!row || !counted) return []
      const { orders, sumPaise, unconfirmed } = counted
      const { order_id: id, placed_at: placedAt, name, district, state } = row
      const lastDate = orderDate(new Date(placedAt))
      return [{ mobile, id, name, district, state, lastDate, orders, sumPaise, ...(unconfirmed && { unconfirmed }) }]
    })
  }
}
