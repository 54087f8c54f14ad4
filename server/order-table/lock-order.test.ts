// Writers read an order only from its lock: anything else does not compile.
import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { openDatabase, type Trx } from '../database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import type { findDispatch } from '../transport/find-dispatch.ts'
import type { readPressRows } from '../packing/press-rows.ts'
import type { paymentsOf } from '../payments/listed-payments.ts'
import type { sumUp } from '../payments/lock-payments.ts'
import type { appendEntry, readSteps } from '../orders/steps/step-rows.ts'
import { isNamed, keepOrder, lockOrder, type LockedOrder, type NamedOrder } from './lock-order.ts'
import type { linesOfOrders, lockedLines, orderLines } from './order-rows.ts'
import type { returnGoodsOf } from '../stock/order-goods.ts'
import type { readRevisions, writeRevision } from '../orders/revisions/revision-rows.ts'

type First<Of extends (...given: never[]) => unknown> = Parameters<Of>[0]
type Takes<Of extends (...given: never[]) => unknown, Given> = Given extends First<Of> ? true : false

/** Readers for screens do not accept a transaction, in which their result might be written. */
const readers: Record<string, false> = {
  lines: false satisfies Takes<typeof orderLines, Trx>,
  'lines of many': false satisfies Takes<typeof linesOfOrders, Trx>,
  history: false satisfies Takes<typeof readSteps, Trx>,
  revisions: false satisfies Takes<typeof readRevisions, Trx>,
  payments: false satisfies Takes<typeof paymentsOf, Trx>,
  presses: false satisfies Takes<typeof readPressRows, Trx>,
  dispatch: false satisfies Takes<typeof findDispatch, Trx>,
}

/** A look-alike is not a lock. */
type Alike = Pick<LockedOrder, 'trx' | 'row' | 'orderId'>
const writers: Record<string, false> = {
  lines: false satisfies Takes<typeof lockedLines, Alike>,
  payments: false satisfies Takes<typeof sumUp, Alike>,
  goods: false satisfies Alike extends Parameters<typeof returnGoodsOf>[1] ? true : false,
}

/** An erased order must be excluded before anything is added. */
const acts: Record<string, false> = {
  entries: false satisfies Takes<typeof appendEntry, LockedOrder>,
  revisions: false satisfies Takes<typeof writeRevision, LockedOrder>,
}

test('writers read an order only by its lock', () => {
  // The compiler has checked each; the values only repeat it.
  for (const taken of [readers, writers, acts].flatMap((each) => Object.values(each))) assert.equal(taken, false)
  true satisfies Takes<typeof appendEntry, NamedOrder>
})

onEachDatabase('the lock returns the order once no other transaction changes it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { pots } = await stockUp(shop, { pots: goods.flowerPots })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 9 }] })
  const orderId = ('order' in placed && placed.order.orderId) || assert.fail('it was not placed')
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const change =
    kind === 'postgres'
      ? await holdRows(t, shop.config, "update orders set step = 'paid' where order_id = $1", [orderId])
      : undefined
  const locked = database.transaction(async (trx) => (await lockOrder(trx, orderId))?.row.step)
  await change?.untilWaitedFor()
  await change?.commit()
  assert.equal(await locked, change ? 'paid' : 'placed')
  await sql`update orders set erased = 'age' where order_id = ${orderId}`.execute(database.db)
  assert.equal(await database.transaction(async (trx) => isNamed((await lockOrder(trx, orderId))!)), false)
  await shop.orders.remove(orderId)
  assert.equal(await database.transaction((trx) => lockOrder(trx, orderId)), undefined)
  assert.equal(await database.transaction((trx) => keepOrder(trx, orderId)), false)
})
