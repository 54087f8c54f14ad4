import assert from 'node:assert/strict'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { admin, newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { forgetOldPayments } from './forget-payments.ts'

const DAY_SECONDS = 86_400

onEachDatabase('the UTR of a deleted order is forgotten after a year, that of an order stays', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 100 } })
  const database = await openDatabase(shop.config, shop.now)
  cleanup(t, database.close)
  const utrs = ['123456789012', '210987654321']
  const orderIds: string[] = []
  for (const utr of utrs) {
    const placed = await shop.orders.place(newKey(), {
      customer: lakshmi,
      items: [{ id: flowerPots.id, quantity: 10 }],
    })
    assert.ok(placed.outcome === 'placed')
    const { orderId } = placed.order
    orderIds.push(orderId)
    await database.db
      .insertInto('payments')
      .values({
        id: newKey(),
        order_id: orderId,
        idempotency_key: newKey(),
        method: 'upi',
        utr,
        amount_paise: 100_00,
        said_paise: null,
        received_on: '2026-10-28',
        noted_at: shop.system.now().toISOString(),
        noted_by: admin.email,
        note: 'by her brother Anbu',
        seen_at: shop.system.now().toISOString(),
        seen_by: admin.email,
        taken_back: null,
        taken_back_at: null,
        taken_back_by: null,
      })
      .execute()
  }
  await database.db
    .deleteFrom('orders')
    .where('order_id', '=', orderIds[0] ?? '')
    .execute()
  const said = async () => {
    const rows = await database.db
      .selectFrom('payments')
      .select(['utr', 'note', 'amount_paise'])
      .orderBy('utr')
      .execute()
    return rows.map(({ utr, note, amount_paise }) => `${utr} ${note} ${Number(amount_paise)}`).toSorted()
  }
  const before = await said()

  shop.system.advance(360 * DAY_SECONDS)
  assert.equal(await forgetOldPayments(database, shop.system.now()), 0)
  assert.deepEqual(await said(), before)

  shop.system.advance(10 * DAY_SECONDS)
  await shop.customers.eraseOld()
  assert.deepEqual(await said(), [`${utrs[1]} by her brother Anbu 10000`, 'null  10000'])
  assert.equal(await forgetOldPayments(database, shop.system.now()), 0, 'there is none left')
})
