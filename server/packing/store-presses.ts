// Stores packers' presses; access and current presses are read under the order's lock.
import { isLater, type PackingPress, pressedAt } from '#domain/packing/line-presses.ts'
import { type PackingPerson, pressableProducts } from '#domain/packing/packing-access.ts'
import type { Database } from '../database/open.ts'
import { isNamed, lockOrder, type LockedOrder } from '../order-table/lock-order.ts'
import { lockedLines } from '../order-table/order-rows.ts'
import { lockedRevisions } from '../orders/revisions/revision-rows.ts'
import { isLockedOpen } from './packing-access.ts'
import { lockedPresses, type StoredPress, writePress } from './press-rows.ts'

/**
 * `at` is the effective time. `isGone`: not stored, since the order is closed to the person, its customer is erased, or
 * it never had the product.
 */
export type PressAnswer = { key: string; at: string; isGone?: true }

/** The latest press per line applies, in any order of arrival. Returns whether any applies. */
export async function storePresses(
  database: Pick<Database, 'transaction'>,
  presses: readonly PackingPress[],
  { orderId, who, now }: { orderId: string; who: PackingPerson; now: Date },
): Promise<{ isChanged: boolean; answers: PressAnswer[] }> {
  return await database.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId)
    const gone = presses.map(({ key, at }) => ({ key, at: pressedAt(at, now), isGone: true as const }))
    if (!order || !isNamed(order) || !(await isLockedOpen(order, who))) return { isChanged: false, answers: gone }
    const stored = await lockedPresses(order)
    const products = await lockedProducts(order, stored)
    const answers: PressAnswer[] = []
    let isChanged = false
    for (const press of presses) {
      const next = { ...press, at: pressedAt(press.at, now), who: who.id }
      const answer = { key: next.key, at: next.at }
      if (!products.has(press.productId)) {
        answers.push({ ...answer, isGone: true })
        continue
      }
      answers.push(answer)
      const before = stored.get(press.productId)
      if (before?.key === press.key || !isLater(next, before)) continue
      stored.set(press.productId, next)
      await writePress(order, next)
      isChanged = true
    }
    return { isChanged, answers }
  })
}

async function lockedProducts(order: LockedOrder, stored: ReadonlyMap<string, StoredPress>): Promise<Set<string>> {
  const earlier = (await lockedRevisions(order)).flatMap(({ items }) => items)
  return pressableProducts({ lines: await lockedLines(order), presses: stored.values(), earlier })
}
