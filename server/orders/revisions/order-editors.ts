// Who is editing an order, over all processes, so that two people see each other.
import { shownPerson } from '#server/database/recorded-by.ts'
import { EDITING_BEAT_MS } from '#domain/timings.ts'
import type { Database } from '#server/database/open.ts'
import type { Live } from '#server/live/live.ts'
import type { System } from '#server/system.ts'
import { keepOrder } from '#server/order-table/lock-order.ts'

const GONE_AFTER_MS = 3 * EDITING_BEAT_MS

export type OrderEditors = {
  /** False if the order does not exist. */
  open(orderId: string, editor: { tab: string; who: string }): Promise<boolean>
  close(orderId: string, tab: string): Promise<void>
  /** E-mail addresses of other tabs' editors. */
  list(orderId: string, ownTab?: string): Promise<string[]>
}

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: Pick<System, 'now'> }

export function openOrderEditors({ database, live, system }: Needs): OrderEditors {
  const oldest = () => new Date(system.now().getTime() - GONE_AFTER_MS).toISOString()

  return {
    async open(orderId, { tab, who }) {
      const opened = await database.transaction(async (trx) => {
        if (!(await keepOrder(trx, orderId))) return undefined
        await trx.deleteFrom('order_editors').where('seen_at', '<', oldest()).execute()
        const known = await trx
          .deleteFrom('order_editors')
          .where('order_id', '=', orderId)
          .where('tab', '=', tab)
          .executeTakeFirst()
        await trx
          .insertInto('order_editors')
          .values({ order_id: orderId, tab, who, seen_at: system.now().toISOString() })
          .onConflict((conflict) => conflict.columns(['order_id', 'tab']).doNothing())
          .execute()
        return { isNew: known.numDeletedRows === 0n }
      })
      // Notifies others of arrivals and departures, not of each signal.
      if (opened?.isNew) live.publish({ topic: 'orders' })
      return opened !== undefined
    },
    async close(orderId, tab) {
      const { numDeletedRows } = await database.db
        .deleteFrom('order_editors')
        .where('order_id', '=', orderId)
        .where('tab', '=', tab)
        .executeTakeFirst()
      if (numDeletedRows > 0n) live.publish({ topic: 'orders' })
    },
    async list(orderId, ownTab = '') {
      const rows = await database.db
        .selectFrom('order_editors')
        .select(shownPerson('order_editors.who').as('who'))
        .distinct()
        .where('order_id', '=', orderId)
        .where('tab', '<>', ownTab)
        .where('seen_at', '>=', oldest())
        .execute()
      return rows.map(({ who }) => who).toSorted()
    },
  }
}
