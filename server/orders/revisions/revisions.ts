// Edits orders after the call, and keeps every revision (spec §4).
import { changedByOthers, editShortage, type OrderEdit } from '#domain/revisions/order-edit.ts'
import type { Revision } from '#domain/revisions/revision.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { erasedRefusal, isNamed, lockOrder } from '#server/order-table/lock-order.ts'
import { orderLines } from '#server/order-table/order-rows.ts'
import { packingAt } from '#server/settings/versions.ts'
import { lockedSteps, type StoredEntry } from '../steps/step-rows.ts'
import { openOrderEditors, type OrderEditors } from './order-editors.ts'
import { lockedRevisions, readRevisions } from './revision-rows.ts'
import {
  createSaveEdit,
  type Edited,
  type EditNeeds,
  type EditOptions,
  type EditResult,
  type HeldOrder,
  lackingFor,
  ShortEdit,
} from './save-edit.ts'

export type OrderRevisions = {
  /** Ends an open question to the customer. */
  save(orderId: string, edit: OrderEdit, options: EditOptions): Promise<EditResult>
  /** The original first; none without edits. */
  list(orderId: string): Promise<Revision[]>
  /** See `OwnSums`. */
  placedPacking(placedAt: string): Promise<ShopSettings['packing'] | undefined>
  editors: OrderEditors
}

export function openOrderRevisions(needs: EditNeeds): OrderRevisions {
  const { database, live, system } = needs
  const saveEdit = createSaveEdit(needs)
  return {
    async save(orderId, edit, options) {
      try {
        const { stock, ...result } = await database.transaction(async (trx): Promise<Edited> => {
          const order = await lockOrder(trx, orderId)
          if (!order) return { outcome: 'gone' }
          const history = await lockedSteps(order)
          if (!isNamed(order)) return refuse(erasedRefusal())
          const before = history.find((entry) => entry.key === options.key)
          return before ? savedBefore({ order, history }, before) : saveEdit({ order, history }, edit, options)
        })
        if (result.outcome === 'done') live.publish({ topic: 'orders' })
        if (stock && Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
        return result
      } catch (error) {
        if (!(error instanceof ShortEdit)) throw error
        // After the edit's rollback.
        return refuse(editShortage(await lackingFor(database.db, await orderLines(database.db, orderId), edit)))
      }
    },
    list: (orderId) => readRevisions(database.db, orderId),
    placedPacking: (placedAt) => packingAt(database.db, placedAt),
    editors: openOrderEditors({ database, live, system }),
  }
}

async function savedBefore({ order, history }: HeldOrder, { number }: StoredEntry): Promise<EditResult> {
  const revision = history.filter((entry) => entry.kind === 'edit' && entry.number <= number).length
  const newest = (await lockedRevisions(order)).at(-1)
  if (!newest || newest.number === revision) return { outcome: 'done', revision }
  return { outcome: 'changed', message: changedByOthers(newest) }
}

const refuse = (message: string): EditResult => ({ outcome: 'refused', message })
