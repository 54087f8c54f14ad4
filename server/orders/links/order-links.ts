// The links of orders: made with the order or when first needed, looked up, ended and replaced.
import { isOrderLink, orderLinkEnd } from '#domain/order/order-link.ts'
import type { Order } from '#domain/order/order.ts'
import { endingSteps } from '#domain/steps/steps.ts'
import type { Database } from '#server/database/open.ts'
import type { OrderRow } from '#server/database/tables.ts'
import type { Live } from '#server/live/live.ts'
import { orderLines, toOrder } from '#server/order-table/order-rows.ts'
import type { System } from '#server/system.ts'
import { newOrderLink } from '../order-ids.ts'

export type OrderLinkState = { link: string } | { ended: 'shop' | 'age' }

export type OrderLinks = {
  /**
   * Undefined for every link that opens no page: malformed, guessed, ended, too old, or of an order that is deleted,
   * replaced or erased. Each costs the same one query, so that its time tells nothing.
   */
  find(link: string): Promise<Order | undefined>
  /** By order id; makes those that no order has yet. Without deleted, replaced and erased orders. */
  of(orderIds: readonly string[]): Promise<Map<string, OrderLinkState>>
  /** Ends it for good. False if the order is gone, replaced or erased. */
  end(orderId: string): Promise<boolean>
  /** Makes another one, which ends the former. False as for `end`. */
  renew(orderId: string): Promise<boolean>
}

type Needs = {
  database: Pick<Database, 'db'>
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now' | 'randomToken'>
}

/** No order has it. */
const NO_LINK = ''

export function openOrderLinks({ database: { db }, live, system }: Needs): OrderLinks {
  /** Only of orders with a page. */
  const rows = () =>
    db
      .selectFrom('orders')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('order_steps')
          .select(({ fn }) => fn.max('at').as('at'))
          .whereRef('order_steps.order_id', '=', 'orders.order_id')
          .where('kind', '=', 'step')
          .where('step', 'in', endingSteps)
          .as('ended_at'),
      )
      .where('superseded_by', 'is', null)
      .where('erased', 'is', null)

  async function set(orderId: string, columns: Pick<OrderRow, 'link' | 'link_ended_at'>): Promise<boolean> {
    const changed = await db
      .updateTable('orders')
      .set(columns)
      .where('order_id', '=', orderId)
      .where('superseded_by', 'is', null)
      .where('erased', 'is', null)
      .returning('order_id')
      .executeTakeFirst()
    if (changed) live.publish({ topic: 'orders' })
    return changed !== undefined
  }

  /** Another process may make it first: the first one stays. */
  async function makeFor(orderIds: readonly string[]): Promise<void> {
    for (const orderId of orderIds)
      await db
        .updateTable('orders')
        .set({ link: newOrderLink(system) })
        .where('order_id', '=', orderId)
        .where('link', 'is', null)
        .where('link_ended_at', 'is', null)
        .where('erased', 'is', null)
        .execute()
  }

  const read = (orderIds: readonly string[]) => rows().where('orders.order_id', 'in', orderIds).execute()

  return {
    async find(link) {
      const row = await rows()
        .where('link', '=', isOrderLink(link) ? link : NO_LINK)
        .executeTakeFirst()
      if (!row || isOld(row, system.now())) return undefined
      return toOrder(row, await orderLines(db, row.order_id))
    },

    async of(orderIds) {
      if (orderIds.length === 0) return new Map()
      let found = await read(orderIds)
      const now = system.now()
      const missing = found.filter((row) => row.link === null && row.link_ended_at === null && !isOld(row, now))
      if (missing.length > 0) {
        await makeFor(missing.map(({ order_id }) => order_id))
        found = await read(orderIds)
      }
      return new Map(found.map((row) => [row.order_id, stateOf(row, now)]))
    },

    end: (orderId) => set(orderId, { link: null, link_ended_at: system.now().toISOString() }),
    renew: (orderId) => set(orderId, { link: newOrderLink(system), link_ended_at: null }),
  }
}

type Row = Pick<OrderRow, 'placed_at' | 'step' | 'link'> & { ended_at: string | null }

function stateOf(row: Row, now: Date): OrderLinkState {
  if (isOld(row, now)) return { ended: 'age' }
  return row.link === null ? { ended: 'shop' } : { link: row.link }
}

/** An order whose delivery was undone is on its way again. */
function isOld({ placed_at: placedAt, step, ended_at }: Row, now: Date): boolean {
  const isEnded = endingSteps.some((each) => each === step)
  return orderLinkEnd({ placedAt, endedAt: isEnded ? (ended_at ?? placedAt) : undefined }) <= now
}
