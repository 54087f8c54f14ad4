import assert from 'node:assert/strict'
import test from 'node:test'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { office, openPackingShop, ravi, selvi } from '#test/shop/packing-shop.ts'

const afterNoon = (ms: number) => new Date(NOON.getTime() + ms).toISOString()

onEachDatabase('of two packers on one line the later tick counts, whichever network is back first', async (kind, t) => {
  const { shop, packing, shots, confirmed, line, said } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  shop.system.advance(60)
  const before = (seconds: number) => new Date(shop.now().getTime() - seconds * 1_000).toISOString()
  const early = line(orderId, shots.id, 'ticked', { at: before(30) })
  const late = line(orderId, shots.id, 'open', { at: before(10) })
  await packing.press([late], selvi)
  await packing.press([early], ravi)
  assert.deepEqual(await said(orderId), [['shots', 'open', 5, selvi.email]])
  const ahead = line(orderId, shots.id, 'ticked', { at: '2030-01-01T00:00:00.000Z' })
  assert.deepEqual(await packing.press([ahead], ravi), [{ key: ahead.key, at: shop.now().toISOString() }])
  shop.system.advance(1)
  await packing.press([line(orderId, shots.id, 'open')], selvi)
  assert.deepEqual(
    await said(orderId),
    [['shots', 'open', 5, selvi.email]],
    'a clock that is ahead does not hold for ever',
  )
})

onEachDatabase('packers who tick the same lines at once agree on the last of each', async (kind, t) => {
  const { packing, shots, pots, confirmed, line, said, shop } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  shop.system.advance(60)
  const presses = Array.from({ length: 24 }, (_, n) =>
    line(orderId, n % 2 === 0 ? shots.id : pots.id, n % 3 === 0 ? 'open' : 'ticked', { at: afterNoon(n) }),
  )
  const sent = presses
    .toSorted((a, b) => (a.key > b.key ? 1 : -1))
    .map((press, n) => packing.press([press], n % 2 === 0 ? ravi : selvi))
  await Promise.all(sent)
  const holding = (await said(orderId))?.map(([name, state]) => [name, state]).toSorted()
  assert.deepEqual(holding, [
    ['pots', 'ticked'],
    ['shots', 'ticked'],
  ])
  assert.deepEqual((await packing.find(orderId, office))?.presses.map(({ at: moment }) => moment).toSorted(), [
    afterNoon(22),
    afterNoon(23),
  ])
})

test('a line that is edited while the order is called packed keeps it from being so (postgres)', async (t) => {
  const { place, shop, packing, shots, confirmed, tickAll } = await openPackingShop(t, 'postgres')
  const orderId = await confirmed()
  await tickAll(orderId)
  const edit = await holdRows(
    t,
    place,
    `with held as (update orders set total_items = 14 where order_id = $1 returning order_id)
      update order_items set quantity = 6 where product_id = $2 and order_id in (select order_id from held)`,
    [orderId, shots.id],
  )
  const packed = packing.packed(orderId, 4, { who: ravi })
  await edit.untilWaitedFor()
  await edit.commit()
  assert.deepEqual(await packed, { outcome: 'refused', message: 'Tick 1 more line first.' })
  assert.equal((await shop.orders.find(orderId))?.step, 'confirmed')
})

test('a tick that waits for a deletion finds the order gone (postgres)', async (t) => {
  const { place, packing, shots, confirmed, line } = await openPackingShop(t, 'postgres')
  const orderId = await confirmed()
  const deletion = await holdRows(t, place, 'delete from orders where order_id = $1', [orderId])
  const tick = line(orderId, shots.id, 'ticked')
  const pressed = packing.press([tick], ravi)
  await deletion.untilWaitedFor()
  await deletion.commit()
  assert.deepEqual(await pressed, [{ key: tick.key, at: tick.at, isGone: true }])
})
