// Ensures that a lorry receipt belongs to one customer, however an order is dispatched.
import { lrTaken } from '#domain/dispatch/dispatched.ts'
import { awaySteps, hasReached, type RecordedStep } from '#domain/steps/steps.ts'
import type { LockedOrder } from '../order-table/lock-order.ts'
import type { DispatchRow } from '../database/tables/dispatch-tables.ts'
import { lockOffice } from './offices.ts'

type Values = Pick<DispatchRow, 'lr_folded' | 'office_id' | 'office_name' | 'office_branch'>

/** Returns another customer's order with this office and LR; orders of one customer may share a receipt. */
export async function orderWithLr({ trx, orderId, row }: LockedOrder, values: Values) {
  const other = await trx
    .selectFrom('dispatches')
    .innerJoin('orders', 'orders.order_id', 'dispatches.order_id')
    .select(['dispatches.order_id as orderId', 'dispatches.at as at'])
    .where('lr_folded', '=', values.lr_folded)
    .where('dispatches.order_id', '!=', orderId)
    .where('orders.step', 'in', awaySteps)
    .where('orders.mobile', '!=', row.mobile)
    .where((eb) =>
      eb.or([
        eb('office_id', '=', values.office_id),
        eb.and([eb('office_name', '=', values.office_name), eb('office_branch', '=', values.office_branch)]),
      ]),
    )
    .executeTakeFirst()
  return other
}

/** Returns why an order cannot be dispatched again with its earlier receipt; undefined if it can. */
export async function recordedLrTaken(order: LockedOrder, step: RecordedStep): Promise<string | undefined> {
  if (!hasReached(step, 'dispatched')) return undefined
  const { trx, orderId } = order
  const stored = await trx.selectFrom('dispatches').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  if (!stored) return undefined
  // Dispatches serialise at the office's row.
  if (stored.office_id !== null) await lockOffice(trx, stored.office_id)
  const other = await orderWithLr(order, stored)
  return other && lrTaken(stored.lr, other)
}
