// Onboarding: the rest of the demo, its removal, and the undo for a day.
import { shownPerson } from '#server/database/recorded-by.ts'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import type { Database } from '../database/open.ts'
import type { Live } from '../live/live.ts'
import { wasAnyPlaced } from '../orders/idempotency-keys.ts'
import type { System } from '../system.ts'
import { type DemoGood, demoGoods, recordGoods } from './demo-goods.ts'
import { type Moved, removeDemo, restoreDemo } from './remove-demo.ts'
import { readRemoval, type Removal } from './removal.ts'

export const UNDO_MS = 24 * 60 * 60_000

export type Counts = { products: number; videos: number; orders: number }

export type FirstStepsState = {
  /** Removed with the demo: unchanged products and videos, and trial orders. */
  demo: Counts
  /** Demo products and videos that the owner changed; removed only if named. */
  edited: DemoGood[]
  ownProducts: number
  /** `hasOrders` includes trials, also deleted ones. */
  hasOrders: boolean
  hasCustomerOrders: boolean
  /** The last removal while it can be undone; `until` is ISO, UTC. */
  removal?: Counts & { id: string; by: string; until: string }
}

export type FirstSteps = {
  /** Records the shop's goods as the demo's; called by the first start after seeding. */
  recordGoods(): Promise<void>
  state(): Promise<FirstStepsState>
  /** In one transaction. Keeps customers' orders. Undefined if there is nothing to remove. */
  removeDemo(by: string, alsoIds?: readonly string[]): Promise<Counts | undefined>
  /** Within a day, once; `left` lists what came back differently. Undefined if too late or done before. */
  undo(id: string, by?: string): Promise<(Counts & { left: LeftOut[] }) | undefined>
  /** Erases expired removals. */
  forgetRemovals(): Promise<void>
}

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: System }

export function openFirstSteps({ database, live, system }: Needs): FirstSteps {
  const { db, kind } = database
  const undoableSince = () => new Date(system.now().getTime() - UNDO_MS).toISOString()

  function publish({ removal, stock }: Moved): Counts {
    live.publish({ topic: 'products' })
    live.publish({ topic: 'videos' })
    live.publish({ topic: 'orders' })
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
    return countsOf(removal)
  }

  async function hasOrdersOfCustomers(): Promise<boolean> {
    const orders = db.selectFrom('orders').select('order_id').where('kind', 'is', null)
    return (await orders.limit(1).executeTakeFirst()) !== undefined
  }

  async function lastRemoval() {
    const row = await db
      .selectFrom('demo_removals')
      .selectAll()
      .select(shownPerson('removed_by').as('removed_by'))
      .where('undone_at', 'is', null)
      .where('removed_at', '>', undoableSince())
      .where('contents', '<>', '')
      .orderBy('removed_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const until = new Date(Date.parse(row.removed_at) + UNDO_MS).toISOString()
    return { id: row.id, by: row.removed_by, until, ...countsOf(readRemoval(row.contents)) }
  }

  return {
    recordGoods: () => recordGoods(db),

    async state() {
      const [goods, total, trials, hasPlaced, hasCustomerOrders, removal] = await Promise.all([
        demoGoods(db),
        db
          .selectFrom('products')
          .select(({ fn }) => fn.countAll<number>().as('products'))
          .executeTakeFirstOrThrow(),
        db.selectFrom('orders').select('order_id').where('kind', '=', 'trial').execute(),
        wasAnyPlaced(db),
        hasOrdersOfCustomers(),
        lastRemoval(),
      ])
      const [products, videos] = [goods.products.filter(isUntouched), goods.videos.filter(isUntouched)]
      return {
        demo: { products: products.length, videos: videos.length, orders: trials.length },
        edited: [...goods.products, ...goods.videos].filter(({ isOwn }) => isOwn),
        ownProducts: Number(total.products) - products.length,
        hasOrders: hasPlaced || hasCustomerOrders,
        hasCustomerOrders,
        ...(removal && { removal }),
      }
    },

    async removeDemo(by, alsoIds = []) {
      const moved = await database.transaction(async (trx) => {
        const taken = await removeDemo(trx, system, { alsoIds: new Set(alsoIds), who: by })
        if (!taken) return undefined
        const row = {
          id: system.randomToken(12),
          removed_at: system.now().toISOString(),
          removed_by: by,
          undone_at: null,
        }
        await trx
          .insertInto('demo_removals')
          .values({ ...row, contents: JSON.stringify(taken.removal) })
          .execute()
        return taken
      })
      return moved && publish(moved)
    },

    async undo(id, by) {
      const moved = await database.transaction(async (trx) => {
        // The update locks the row, so a second request finds none.
        const row = await trx
          .updateTable('demo_removals')
          .set({ undone_at: system.now().toISOString() })
          .where('id', '=', id)
          .where('undone_at', 'is', null)
          .where('removed_at', '>', undoableSince())
          .where('contents', '<>', '')
          .returning('contents')
          .executeTakeFirst()
        return row && (await restoreDemo(trx, row.contents, { kind, system, who: by }))
      })
      return moved && { ...publish(moved), left: moved.left ?? [] }
    },

    async forgetRemovals() {
      await db
        .updateTable('demo_removals')
        .set({ contents: '' })
        .where('contents', '<>', '')
        .where(({ eb, or }) => or([eb('removed_at', '<=', undoableSince()), eb('undone_at', 'is not', null)]))
        .execute()
    },
  }
}

function isUntouched({ isOwn }: DemoGood): boolean {
  return !isOwn
}

function countsOf({ products, videos, orders }: Removal): Counts {
  return { products: products.length, videos: videos.length, orders: orders.length }
}
