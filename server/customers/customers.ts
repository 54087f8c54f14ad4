// A customer's data by mobile number: exported, erased on request, and erased after the retention time.
import { type Kysely, sql } from 'kysely'
import type { OrderedBefore } from '#domain/customers/ordered-before.ts'
import type { CustomerOrder } from '#domain/customers/customer-data.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import { type ListedOrder, toListed } from '../orders/list/order-list.ts'
import { ordersToSearch } from '../order-table/order-search.ts'
import { eraseRemoved } from '../orders/removed/keep-removed.ts'
import type { System } from '../system.ts'
import { type CustomerSale, eraseSales, salesOf } from './counter-sales.ts'
import { openCounterCustomers } from './counter-customers.ts'
import { type ListCustomers, openOrderingCustomers } from './customer-list.ts'
import { forgetOldPayments } from './forget-payments.ts'
import { eraseOldOrders } from './erase-old.ts'
import { eraseOrders, isClosed } from './erase-orders.ts'
import { deletedOrders, wholeOrder } from './whole-orders.ts'
import { numberFigures, orderedBefore } from './number-figures.ts'

const LOOKED_UP_AT_MOST = 10_000

/** `open`: unfinished orders prevent it. Without `isRewritten` free pages still have the customer; retried daily. */
export type Erased =
  | { outcome: 'erased'; orders: number; sales?: number; isRewritten: boolean }
  | { outcome: 'none' }
  | { outcome: 'open'; orderIds: string[] }

/** `number` is a mobile number as stored, or the id of an order without one. */
export type Customers = {
  /** The orders or counter sales of a number. */
  list: ListCustomers
  /** By number, where marked. */
  unconfirmed(mobiles: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Undefined for a first order. */
  orderedBefore(order: Pick<Order, 'orderId' | 'placedAt' | 'customer'>): Promise<OrderedBefore | undefined>
  /** As mobile or alternate mobile, newest first, without erased ones; deleted ones that may be restored come last. */
  orders(number: string): Promise<CustomerOrder[]>
  /** Newest first. */
  sales(number: string): Promise<CustomerSale[]>
  /** Like `orders`, without lines and deleted ones. */
  listed(number: string): Promise<ListedOrder[]>
  /** Unfinished ones, oldest first. */
  openOrders(number: string): Promise<string[]>
  /** All or none. Orders that arrive concurrently stay. */
  erase(number: string): Promise<Erased>
  /** Also retries unfinished rewrites. Returns the number; `stopped` ends it between chunks. */
  eraseOld(stopped?: AbortSignal): Promise<number>
}

type Needs = {
  database: Database
  settings: () => Pick<ShopSettings, 'keepCustomersMonths'>
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** Rolls back an erasure. */
class StillOpen extends Error {
  readonly orderIds: string[]

  constructor(orderIds: string[]) {
    super('Orders are open')
    this.orderIds = orderIds
  }
}

export function openCustomers({ database, settings, live, system, log }: Needs): Customers {
  const { db } = database
  const [ofOrders, ofCounter] = [openOrderingCustomers({ database, system }), openCounterCustomers(database)]

  async function rowsOf(number: string) {
    if (number === '') return []
    const word = { text: number, phone: number, orderId: number, products: [], codes: [] }
    const from = await ordersToSearch(database, [word], LOOKED_UP_AT_MOST)
    return db
      .selectFrom(from.as('orders'))
      .selectAll()
      .where('erased', 'is', null)
      .where((eb) =>
        eb.or([
          eb('mobile', '=', number),
          eb('alternate_mobile', '=', number),
          eb.and([eb('order_id', '=', number), eb('mobile', '=', '')]),
        ]),
      )
      .orderBy('placed_at', 'desc')
      .orderBy('order_id', 'desc')
      .execute()
  }

  /** All or none: a reopened order rolls back. */
  function eraseClosed(number: string, orderIds: readonly string[]) {
    return database.transaction(async (trx) => {
      const ids = await eraseOrders(trx, database, { orderIds, erased: 'request' })
      const open = await openAmong(trx, ids)
      if (open.length > 0) throw new StillOpen(open)
      const removed = await eraseRemoved(trx, number)
      if (removed > 0) await database.sql.requireCompaction(trx)
      const sales = await eraseSales(trx, database, number)
      return { orders: ids.length + removed, ...(sales > 0 && { sales }) }
    })
  }

  /** Failures do not affect the erasure. */
  async function rewrite(): Promise<boolean> {
    try {
      await database.compact()
      return true
    } catch (error) {
      log.error(error, { during: 'the rewriting of what is stored' })
      return false
    }
  }

  async function eraseOld(stopped?: AbortSignal): Promise<number> {
    const months = settings().keepCustomersMonths
    if (months === 0) return 0
    const orders = await eraseOldOrders({ database, log }, { now: system.now(), months, stopped })
    if (orders === 0) return 0
    log.info('old customers erased', { orders, months })
    live.publish({ topic: 'orders' })
    return orders
  }

  return {
    list: (filter, ...page) => (filter.channel === 'counter' ? ofCounter : ofOrders)(filter, ...page),

    async unconfirmed(mobiles) {
      const figures = await numberFigures(db, mobiles, system.now())
      return new Map([...figures].flatMap(([mobile, { unconfirmed }]) => (unconfirmed ? [[mobile, unconfirmed]] : [])))
    },

    orderedBefore: (order) => orderedBefore(db, order),

    async orders(number) {
      const rows = await rowsOf(number)
      return [...(await Promise.all(rows.map((row) => wholeOrder(db, row)))), ...(await deletedOrders(db, number))]
    },

    sales: (number) => salesOf(db, number),

    async listed(number) {
      return (await rowsOf(number)).map(toListed)
    },

    async openOrders(number) {
      const rows = await rowsOf(number)
      return openAmong(
        db,
        rows.map(({ order_id }) => order_id),
      )
    },

    async erase(number) {
      const found = await rowsOf(number)
      try {
        const orderIds = found.map(({ order_id }) => order_id)
        const erased = await eraseClosed(number, orderIds)
        if (erased.orders === 0 && erased.sales === undefined) return { outcome: 'none' }
        log.info('customer erased', erased)
        live.publish({ topic: 'orders' })
        return { outcome: 'erased', ...erased, isRewritten: await rewrite() }
      } catch (error) {
        if (error instanceof StillOpen) return { outcome: 'open', orderIds: error.orderIds }
        throw error
      }
    },

    async eraseOld(stopped) {
      const orders = await eraseOld(stopped)
      const payments = stopped?.aborted ? 0 : await forgetOldPayments(database, system.now())
      const isDue = orders > 0 || payments > 0 || (await database.isCompactionDue())
      if (isDue && stopped?.aborted !== true) await rewrite()
      return orders
    },
  }
}

async function openAmong(db: Kysely<Tables>, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const open = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where(sql<boolean>`not ${isClosed}`)
    .orderBy('order_id')
    .execute()
  return open.map(({ order_id }) => order_id)
}
