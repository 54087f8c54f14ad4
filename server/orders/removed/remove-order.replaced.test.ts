import assert from 'node:assert/strict'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { idOf, liveIds, openReplacing, stockOf } from '#test/shop/replacing-orders.ts'

onEachDatabase('an order between two others is deleted: those become neighbours', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b, c] = [newKey(), newKey(), newKey()]
  const first = await send(a, { skyShots: 1 })
  const second = await send(b, { skyShots: 2 }, a)
  const third = await send(c, { skyShots: 3 }, b)
  await shop.orders.remove(idOf(second), { returnGoods: true })
  assert.equal((await shop.orders.find(idOf(first)))?.supersededBy, idOf(third))
  assert.equal((await shop.orders.find(idOf(third)))?.supersedes, idOf(first))
  assert.deepEqual(await shop.orders.takeStockAgain(idOf(first)), { outcome: 'replaced', supersededBy: idOf(third) })
  assert.deepEqual(await stockOf(shop, products), [10, 0])
})

onEachDatabase('an order whose replacement was deleted is live again at once, short of its goods', async (kind, t) => {
  const { shop, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  const first = idOf(await send(a, { skyShots: 2 }))
  const second = idOf(await send(b, { skyShots: 3 }, a))
  await shop.orders.remove(second, { returnGoods: true })
  const order = await shop.orders.find(first)
  assert.deepEqual([order?.supersededBy, order?.stockDeducted], [undefined, false])
  assert.equal(await shop.orders.countShort(), 1)
  assert.equal((await shop.dashboard()).today.asked.count, 1)
  const draft = {
    method: 'cash',
    amountPaise: 100_00,
    receivedOn: '2026-11-20',
    utr: '',
    note: '',
    isSeen: true,
  } as const
  const paid = await shop.payments.add(first, draft, { key: newKey() })
  assert.equal(paid.outcome, 'done', 'the total of the order is due again')
})

onEachDatabase('two that one order replaced: one is live again and replaces the other', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b, c] = [newKey(), newKey(), newKey()]
  const both = [idOf(await send(a, { skyShots: 1 })), idOf(await send(b, { skyShots: 1 }))]
  const last = idOf(await send(c, { skyShots: 3 }, [b, a]))
  await shop.orders.remove(last, { returnGoods: true })
  const live = await liveIds(shop)
  assert.equal(live.length, 1)
  for (const other of both.filter((id) => id !== live[0])) {
    assert.deepEqual(await shop.orders.takeStockAgain(other), { outcome: 'replaced', supersededBy: live[0] })
  }
  assert.deepEqual(await shop.orders.takeStockAgain(live[0] ?? ''), { outcome: 'taken' })
  assert.deepEqual(await stockOf(shop, products), [10, 2])
})

onEachDatabase('an erased order stays done with when the one in its place is deleted', async (kind, t) => {
  const { shop, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  await send(a, { skyShots: 2 })
  const second = idOf(await send(b, { skyShots: 3 }, a))
  await shop.orders.steps.complete(second, 'Complete')
  assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
  await shop.orders.remove(second, { returnGoods: true })
  assert.deepEqual(await liveIds(shop), [])
  assert.equal(await shop.orders.countShort(), 0)
})
