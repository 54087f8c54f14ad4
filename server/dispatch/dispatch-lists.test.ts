import assert from 'node:assert/strict'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { openDispatchLists } from './dispatch-lists.ts'

onEachDatabase('the desk lists the parcels that left last, and orders without a parcel', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  const shop = await openTestShop(t, kind, { place })
  const database = await openDatabase(place, shop.now)
  cleanup(t, database.close)
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  const officeId = newKey()
  await shop.dispatch.offices.add(officeId, { name: 'KPN Parcel', branch: 'Madurai', phone: '', places: 'Madurai' })
  const ids: string[] = []
  for (let count = 0; count < 7; count += 1) {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })
    const orderId = 'order' in placed ? placed.order.orderId : ''
    ids.push(orderId)
    await shop.orders.steps.take(orderId, 'packed')
    shop.system.advance(60)
  }
  const [first, second, third, fourth, fifth, sixth, seventh] = ids as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const record = async (orderId: string, lr: string) => {
    const details = { lr, cases: 1, freight: 'to pay', receiptUrl: '' } as const
    const act = { who: 'ravi@example.com', key: newKey() }
    assert.equal((await shop.dispatch.record(orderId, { office: { id: officeId }, details }, act)).outcome, 'done')
    shop.system.advance(60)
  }
  await shop.orders.steps.take(sixth, 'dispatched')
  await shop.orders.steps.take(second, 'dispatched')
  for (const orderId of [third, fifth, first, fourth]) await record(orderId, `LR ${orderId}`)
  await shop.orders.steps.take(fifth, 'delivered')
  await record(seventh, 'LR 7')
  await shop.dispatch.keepMessage(first, 'dispatched', 'en', { who: 'ravi@example.com', key: newKey() })

  const listed = async (lookedAtMost?: number) => {
    const { orders, ...counts } = await openDispatchLists(
      database,
      lookedAtMost === undefined ? {} : { lookedAtMost },
    ).lately()
    return [orders.map(({ order, dispatch, isTold }) => [order.orderId, dispatch?.lr, isTold]), counts]
  }
  const all = [
    [seventh, 'LR 7', false],
    [fourth, `LR ${fourth}`, false],
    [first, `LR ${first}`, true],
    [third, `LR ${third}`, false],
    [sixth, undefined, false],
    [second, undefined, false],
  ]
  assert.deepEqual(await listed(), [all, { total: 6, lookedAt: 6, untold: 5 }])
  assert.deepEqual(await listed(5), [all.slice(0, 5), { total: 6, lookedAt: 5, untold: 4 }])
  assert.deepEqual(await listed(3), [all.slice(0, 3), { total: 6, lookedAt: 3, untold: 2 }])
  assert.deepEqual(await shop.dispatch.lately(0), { orders: [], total: 6, lookedAt: 6, untold: 5 }, 'counted alone')
  assert.deepEqual(await shop.dispatch.toDispatch(0), { orders: [], total: (await shop.dispatch.toDispatch()).total })
})
