import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { messageIn } from '#test/shop/payment-desk.ts'

const who = 'ravi@example.com'
const cash = { method: 'cash' as const, utr: '', receivedOn: '2026-10-28', isSeen: true, note: '' }

onEachDatabase('a deleted order’s payments are overpaid until refunded', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 90 } })
  const place = async () => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 20 }] })
    return ('order' in placed && placed.order.orderId) || assert.fail('it was not placed')
  }
  const pay = (orderId: string) => shop.payments.add(orderId, { ...cash, amountPaise: 90_000 }, { key: newKey(), who })
  const [orderId, delivered] = [await place(), await place()]
  await pay(orderId)
  await pay(delivered)
  await shop.orders.steps.take(delivered, 'delivered')
  assert.equal((await shop.payments.orders('too much')).count, 0)
  await shop.orders.remove(orderId, { returnGoods: true })
  await shop.orders.remove(delivered)
  const listed = await shop.payments.orders('too much')
  assert.deepEqual(
    [listed.count, listed.sumPaise, listed.orders.map((each) => [each.orderId, each.name, each.receivedPaise])],
    [1, 90_000, [[orderId, undefined, 90_000]]],
  )

  const giveBack = (amountPaise: number, key = newKey()) =>
    shop.payments.giveBack(orderId, { ...cash, amountPaise }, { key, who })
  const both = await Promise.all([giveBack(60_000), giveBack(60_000)])
  assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
  const key = newKey()
  for (let times = 0; times < 2; times += 1) assert.equal((await giveBack(30_000, key)).outcome, 'done')
  assert.equal((await shop.payments.orders('too much')).count, 0)
  assert.equal((await pay(orderId)).outcome, 'gone', 'no money comes in for it any more')
  assert.equal((await giveBack(1)).outcome, 'refused')

  await shop.orders.restore(orderId)
  assert.equal((await shop.payments.received([orderId])).get(orderId), 0)
})

async function openDelivered(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 90 } })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 20 }] })
  const { orderId, totalPaise } = ('order' in placed && placed.order) || assert.fail('it was not placed')
  const received = { ...cash, amountPaise: totalPaise + 600_00 }
  await shop.payments.add(orderId, received, { key: newKey(), who, isMoreMeant: true })
  await shop.orders.steps.take(orderId, 'dispatched')
  await shop.orders.remove(orderId)
  const giveBack = (amountPaise: number, isMoreMeant = false) =>
    shop.payments.giveBack(orderId, { ...cash, amountPaise }, { key: newKey(), who, isMoreMeant })
  return { shop, orderId, totalPaise, giveBack }
}

onEachDatabase('of a deleted order whose goods left, only the overpaid amount is refunded unasked', async (kind, t) => {
  const { shop, orderId, totalPaise, giveBack } = await openDelivered(t, kind)
  const { balance } = await shop.payments.ofOrder(orderId)
  assert.deepEqual([balance.askedPaise, balance.overPaise], [totalPaise, 600_00])
  assert.match(messageIn(await giveBack(totalPaise + 600_00)), /^Only ₹600 is overpaid/)
  assert.equal((await giveBack(600_00)).outcome, 'done')
  assert.equal((await shop.payments.orders('too much')).count, 0)
  assert.equal((await giveBack(100_00)).outcome, 'refused')
  assert.equal((await giveBack(100_00, true)).outcome, 'done', 'meant')
  await shop.orders.restore(orderId)
  assert.equal((await shop.payments.ofOrder(orderId)).balance.duePaise, 100_00)
})

test('a refund that waits while the order is restored knows its total (postgres)', async (t) => {
  const { shop, orderId, totalPaise, giveBack } = await openDelivered(t, 'postgres')
  const lock = 'select id from payments where order_id = $1 for update'
  const held = await holdRows(t, shop.config, lock, [orderId])
  const refunds = [giveBack(totalPaise + 600_00)]
  await held.untilWaitedFor(1)
  refunds.push(giveBack(600_00))
  await held.untilWaitedFor(2)
  const restored = shop.orders.restore(orderId)
  await Promise.race([restored, held.untilWaitedFor(3)])
  await held.commit()
  assert.deepEqual(await restored, { outcome: 'done' })
  assert.deepEqual(
    (await Promise.all(refunds)).map(({ outcome }) => outcome),
    ['refused', 'done'],
  )
  assert.equal((await shop.payments.received([orderId])).get(orderId), totalPaise)
})
