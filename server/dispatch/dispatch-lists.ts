// Lists of the dispatch desk: packed orders to dispatch, and those dispatched recently.
import { shownPerson } from '#server/database/recorded-by.ts'
import { sql, type SqlBool } from 'kysely'
import type { Dispatch } from '#domain/dispatch/dispatched.ts'
import { onTheWaySteps, toDispatchSteps } from '#domain/steps/steps.ts'
import type { Database } from '../database/open.ts'
import { type ListedOrder, toListed } from '../orders/list/order-list.ts'
import { toDispatch } from '../database/tables/dispatch-tables.ts'

/** Exceeds a day's parcels. */
const TO_DISPATCH_MAX = 200
const LATELY_MAX = 60
/** Of more on the way, only the latest are examined. */
const LOOKED_AT_MAX = 500

/** `orders` are the oldest of `total`. */
export type ToDispatch = { orders: ListedOrder[]; total: number }
/** `isTold`: the customer got the message since the LR was last changed. */
export type DispatchedOrder = { order: ListedOrder; dispatch?: Dispatch; isTold: boolean }
/** `untold` of the latest `lookedAt` did not get the message; `total` counts all on the way. */
export type Lately = { orders: DispatchedOrder[]; total: number; lookedAt: number; untold: number }

export type DispatchLists = {
  /** Oldest first; without cancelled, replaced and trial orders. */
  toDispatch(atMost?: number): Promise<ToDispatch>
  /** Orders on the way, last dispatched first. */
  lately(atMost?: number): Promise<Lately>
}

// Must match the index `orders_away`: SQLite does not use it with a parameter, or a list of one.
const isAway = sql<SqlBool>`(${sql.join(
  onTheWaySteps.map((step) => sql`orders.step = ${sql.lit(step)}`),
  sql` or `,
)})`
const isMeant = sql<SqlBool>`orders.superseded_by is null and orders.kind is null and orders.erased is null`

const isTold = sql<number>`case when exists (
  select 1 from order_steps told where told.order_id = orders.order_id and told.kind = 'message' and told.step = 'dispatched'
    and told.number > (select max(went.number) from order_steps went where went.order_id = orders.order_id
      and (went.kind = 'dispatch' or (went.kind = 'step' and went.step = 'dispatched')))
) then 1 else 0 end`

// Reads the parcels that left last and the newest orders without one from indexes, without sorting a season.
const leftLast = (atMost: number) => sql<SqlBool>`orders.order_id in (
  select order_id from (
    select dispatches.order_id from dispatches cross join orders
    where orders.order_id = dispatches.order_id and ${isAway} and ${isMeant}
    order by dispatches.at desc, dispatches.order_id desc limit ${sql.lit(atMost)}
  ) parcels
  union all
  select order_id from (
    select orders.order_id from orders where ${isAway} and ${isMeant}
    order by orders.placed_at desc, orders.order_id desc limit ${sql.lit(atMost)}
  ) newest where not exists (select 1 from dispatches where dispatches.order_id = newest.order_id)
)`

export function awayOrders(db: Database['db']) {
  return db.selectFrom('orders').where(isAway).where(isMeant)
}

export function openDispatchLists({ db }: Pick<Database, 'db'>, { lookedAtMost = LOOKED_AT_MAX } = {}): DispatchLists {
  const packed = () => db.selectFrom('orders').where('step', 'in', toDispatchSteps).where(isMeant)
  const away = () => awayOrders(db)

  return {
    async toDispatch(atMost = TO_DISPATCH_MAX) {
      const listed = packed().selectAll().orderBy('placed_at').orderBy('order_id').limit(atMost)
      const rows = atMost > 0 ? await listed.execute() : []
      const count = await packed()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { orders: rows.map(toListed), total: Number(count.count) }
    },

    async lately(atMost = LATELY_MAX) {
      const { count } = await away()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const total = Number(count)
      const candidates = total > lookedAtMost ? db.selectFrom('orders').where(leftLast(lookedAtMost)) : away()
      const looked = await candidates
        .leftJoin('dispatches', 'dispatches.order_id', 'orders.order_id')
        .select(['orders.order_id', isTold.as('told')])
        .orderBy(sql`coalesce(dispatches.at, orders.placed_at)`, 'desc')
        .orderBy('orders.order_id', 'desc')
        .limit(lookedAtMost)
        .execute()
      const untold = looked.filter(({ told }) => Number(told) === 0).length
      return { orders: await read(looked.slice(0, atMost)), total, lookedAt: looked.length, untold }
    },
  }

  /** In the given order. */
  async function read(looked: readonly { order_id: string; told: number }[]): Promise<DispatchedOrder[]> {
    const ids = looked.map(({ order_id }) => order_id)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('orders').selectAll().where('order_id', 'in', ids).execute()
    const stored = await db
      .selectFrom('dispatches')
      .selectAll()
      .select(shownPerson<string | null>('dispatches.who').as('who'))
      .where('order_id', 'in', ids)
      .execute()
    const orders = new Map(rows.map((row) => [row.order_id, toListed(row)]))
    const dispatches = new Map(stored.map((row) => [row.order_id, toDispatch(row)]))
    return looked.flatMap(({ order_id, told }) => {
      const order = orders.get(order_id)
      const dispatch = dispatches.get(order_id)
      return order ? [{ order, ...(dispatch && { dispatch }), isTold: Number(told) === 1 }] : []
    })
  }
}
