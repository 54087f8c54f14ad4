// Restores a deleted order: lines, history, revisions, presses, dispatch, payments, keys, and goods from stock.
import type { Database, Trx } from '#server/database/open.ts'
import { lockPayments, sumUp } from '#server/payments/lock-payments.ts'
import type { Live } from '#server/live/live.ts'
import type { System } from '#server/system.ts'
import { lockOrder, type LockedOrder } from '#server/order-table/lock-order.ts'
import { GOODS_RETURNED } from '#server/order-table/order-rows.ts'
import type { TakeStock } from '#server/stock/move-stock.ts'
import { changeRemoved, parseContents, type RemovedContents, restorableSince } from './keep-removed.ts'
import { type OrderCopy, writeCopies } from './order-copy.ts'

/**
 * `short` is a product no longer in stock. `supersededBy` is an order that the customer sent instead, which stays.
 * `sentSince` is a later order beside it, as this one was accepted. A repeat is 'done'. 'gone' if expired or erased.
 */
export type Restored =
  | { outcome: 'done'; short?: string; supersededBy?: string; sentSince?: string }
  | { outcome: 'gone' }

type Needs = {
  database: Database
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now' | 'randomToken'>
  takeStock: TakeStock
}
type Moved = Restored & { stock?: Record<string, number> }

export function createRestoreOrder({ database, live, system, takeStock }: Needs) {
  return async function restore(orderId: string, { who }: { who?: string | undefined } = {}): Promise<Restored> {
    const { stock = {}, ...restored } = await database.transaction(async (trx): Promise<Moved> => {
      // The delete locks the row, so a second request finds none.
      const row = await trx
        .deleteFrom('removed_orders')
        .where('order_id', '=', orderId)
        .where('contents', '<>', '')
        .where('removed_at', '>', restorableSince(system.now()))
        .returning(['contents', 'replaced_by'])
        .executeTakeFirst()
      if (!row) return (await lockOrder(trx, orderId)) ? { outcome: 'done' } : { outcome: 'gone' }
      return await write(trx, parseContents(row.contents), { laterId: row.replaced_by, who })
    })
    if (restored.outcome === 'done') live.publish({ topic: 'orders' })
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
    return restored
  }

  async function write(
    trx: Trx,
    contents: RemovedContents,
    { laterId, who }: { laterId: string | null; who: string | undefined },
  ): Promise<Moved> {
    const { copy, returned } = contents
    const { order } = copy
    const earlier = await lockEarlier(trx, contents)
    const later = order.superseded_by === null ? undefined : await lockOrder(trx, order.superseded_by)
    const sent = laterId === null ? undefined : await lockOrder(trx, laterId)
    // An order of another number from the same device is unrelated.
    const sentInstead = sent?.row.mobile === order.mobile && sent.row.superseded_by === null ? sent : undefined
    const isReplaced = sentInstead !== undefined && isReplaceable(contents)
    const successor = later ?? (isReplaced ? sentInstead : undefined)
    const goods = order.short_of === null && returned.length > 0
    await writeCopies(trx, database.kind, [
      {
        ...copy,
        order: {
          ...order,
          superseded_by: successor?.orderId ?? null,
          supersedes: earlier.some(({ orderId }) => orderId === order.supersedes) ? order.supersedes : null,
          // The movements record what it took and returned.
          stock_recorded: 1,
          short_of: goods ? GOODS_RETURNED : order.short_of,
        },
      },
    ])
    for (const { orderId } of earlier) await change(trx, orderId, { superseded_by: order.order_id })
    if (later ? contents.isNamedByLater : successor?.row.supersedes === null) {
      await change(trx, successor!.orderId, { supersedes: order.order_id })
    }
    await nameInRemoved(trx, contents)
    await writeBesides(trx, contents)
    const about =
      sentInstead && (isReplaced ? { supersededBy: sentInstead.orderId } : { sentSince: sentInstead.orderId })
    if (!goods || isReplaced) return { outcome: 'done', ...about }
    return {
      outcome: 'done',
      ...about,
      ...(await takeReturned(trx, { takeStock, system }, { copy, wanted: returned, who })),
    }
  }
}

/** If unchanged since the deletion: without goods, and not acted on. */
async function lockEarlier(trx: Trx, { copy: { order }, earlier }: RemovedContents): Promise<LockedOrder[]> {
  const locked: LockedOrder[] = []
  const left = new Set([null, order.superseded_by, ...earlier.map(({ order_id }) => order_id)])
  for (const { order_id, step } of earlier) {
    const one = await lockOrder(trx, order_id)
    if (!one) continue
    const { row } = one
    const isUntouched = row.short_of !== null && row.step === step && row.erased === null && left.has(row.superseded_by)
    if (isUntouched || row.superseded_by === order.order_id) locked.push(one)
  }
  return locked
}

/** Orders that it replaced, or that replaced it, may be restored after it. */
async function nameInRemoved(trx: Trx, { copy: { order }, earlier, isNamedByLater }: RemovedContents): Promise<void> {
  const { order_id: orderId, step, superseded_by, supersedes } = order
  if (superseded_by !== null) {
    await changeRemoved(trx, superseded_by, (later) => {
      later.earlier.push({ order_id: orderId, step })
      if (isNamedByLater) later.copy.order.supersedes = orderId
    })
  }
  for (const one of earlier) {
    await changeRemoved(trx, one.order_id, (removed) => {
      const { order: replaced } = removed.copy
      if (replaced.short_of === null || replaced.step !== one.step || replaced.superseded_by !== null) return
      replaced.superseded_by = orderId
      removed.isNamedByLater = supersedes === one.order_id
    })
  }
}

/** As for a live order: one accepted or discussed is not replaced by what the customer sends later. */
function isReplaceable({ copy: { order }, returned }: RemovedContents): boolean {
  const hasNoGoods = order.short_of !== null || returned.length > 0
  return hasNoGoods && order.step === 'placed' && order.revision === null
}

async function change(trx: Trx, orderId: string, columns: Partial<OrderCopy['order']>): Promise<void> {
  await trx.updateTable('orders').set(columns).where('order_id', '=', orderId).execute()
}

/** The payments' sum and notes, and the keys' fingerprints. */
async function writeBesides(trx: Trx, { copy, notes, keys }: RemovedContents): Promise<void> {
  const { order_id } = copy.order
  const payments = await lockPayments(trx, order_id)
  for (const { id, note } of notes) {
    await trx.updateTable('payments').set({ note }).where('id', '=', id).where('note', '=', '').execute()
  }
  // A refund may have been recorded since the deletion.
  if (payments.all.length > 0) await sumUp(payments)
  for (const { idempotency_key, fingerprint } of keys) {
    await trx
      .updateTable('order_keys')
      .set({ fingerprint })
      .where('idempotency_key', '=', idempotency_key)
      .where('order_id', '=', order_id)
      .execute()
  }
}

type Returned = { copy: OrderCopy; wanted: readonly { productId: string; quantity: number }[]; who: string | undefined }

/** All or none: without them it is short. */
export async function takeReturned(
  trx: Trx,
  { takeStock, system }: Pick<Needs, 'takeStock' | 'system'>,
  { copy: { order, lines }, wanted, who }: Returned,
): Promise<{ stock?: Record<string, number>; short?: string }> {
  const taken = await takeStock(trx, system, { kind: 'order', who, reference: order.order_id }, wanted)
  if ('shortOf' in taken) {
    const short = lines.find(({ product_id }) => product_id === taken.shortOf)?.name ?? ''
    await change(trx, order.order_id, { short_of: short })
    return { short }
  }
  await change(trx, order.order_id, { short_of: null })
  return { stock: taken.stock }
}
