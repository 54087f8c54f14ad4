import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { office, openPackingShop, ravi, selvi } from '#test/shop/packing-shop.ts'

onEachDatabase('confirmed and paid orders are to be packed, the oldest first; no others', async (kind, t) => {
  const { shop, packing, pots, order, confirmed } = await openPackingShop(t, kind)
  const { steps } = shop.orders
  const placed = await order()
  const first = await confirmed()
  shop.system.advance(60)
  const paid = await confirmed(murugan)
  await steps.take(paid, 'paid')
  for (const step of ['packed', 'dispatched', 'cancelled'] as const) await steps.take(await confirmed(), step)
  const items = [{ id: pots.id, quantity: 9 }]
  const trial = await shop.orders.place(newKey(), { customer: lakshmi, items }, 'trial')
  assert.ok('order' in trial)
  await steps.take(trial.order.orderId, 'confirmed')
  const { orders, total } = await packing.toPack(200)
  assert.deepEqual([orders.map(({ orderId }) => orderId), total], [[first, paid], 2])
  assert.deepEqual(orders[1], {
    orderId: paid,
    placedAt: shop.now().toISOString(),
    name: murugan.name,
    place: 'காரைக்கால், Puducherry',
    isMoneyDue: true,
    step: 'paid',
    progress: { lines: 2, done: 0, pieces: 13, piecesDone: 0, short: 0 },
  })
  const one = await packing.toPack(1)
  assert.deepEqual([one.orders.length, one.total], [1, 2])
  assert.match((await packing.find(placed, office))?.refusal ?? '', /not confirmed yet/)
})

onEachDatabase('a packer reads no price, and no number but the one to call', async (kind, t) => {
  const { packing, confirmed } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  const texts = JSON.stringify([await packing.find(orderId, office), await packing.toPack(9)])
  assert.doesNotMatch(texts, /paise|price|mrp|discount/i)
  for (const secret of [lakshmi.mobile, lakshmi.alternateMobile!, lakshmi.address]) assert.ok(!texts.includes(secret))
  assert.equal(await packing.numberToCall(orderId), lakshmi.mobile)
  assert.equal((await packing.find(orderId, office))?.lines[1]?.tamilName, 'பூச்சட்டி')
  assert.deepEqual([await packing.find('ORD1', office), await packing.numberToCall('ORD1')], [undefined, undefined])
})

onEachDatabase('a tick records its time and packer; an edit of the order un-ticks a changed line', async (kind, t) => {
  const { shop, packing, shots, pots, confirmed, line, progress, said, setQuantity } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  const tick = line(orderId, shots.id, 'ticked')
  const answers = [{ key: tick.key, at: tick.at }]
  // A retry after a lost response counts once.
  for (let times = 0; times < 2; times += 1) assert.deepEqual(await packing.press([tick], ravi), answers)
  assert.deepEqual(await said(orderId), [['shots', 'ticked', 5, ravi.email]])
  assert.deepEqual(await progress(orderId), { lines: 2, done: 1, pieces: 13, piecesDone: 5, short: 0 })
  await setQuantity(orderId, shots.id, 4)
  assert.equal((await progress(orderId))?.done, 0)
  shop.system.advance(1)
  await packing.press(
    [line(orderId, shots.id, 'ticked', { quantity: 4, there: 4 }), line(orderId, pots.id, 'ticked')],
    ravi,
  )
  assert.equal((await progress(orderId))?.done, 2)
})

onEachDatabase(
  'a short line is reported, keeps the order from being packed, and is settled by an edit',
  async (kind, t) => {
    const { shop, packing, shots, pots, confirmed, line, setQuantity } = await openPackingShop(t, kind)
    const told: Record<string, number> = {}
    const heard = shop.live.subscribe((event) => void (event.topic === 'stock' && Object.assign(told, event.stock)))
    const orderId = await confirmed()
    // The order's movements are published a moment later.
    const there = await shop.products.all()
    await until(async () => [shots, pots].every(({ id }) => told[id] === there.find((each) => each.id === id)?.stock))
    heard()
    const published: string[] = []
    const stop = shop.live.subscribe(({ topic }) => void published.push(topic))
    await packing.press([line(orderId, shots.id, 'short', { there: 3 }), line(orderId, pots.id, 'ticked')], ravi)
    stop()
    assert.deepEqual(published, ['orders'])
    const order = async () => (await shop.orders.find(orderId))!
    const [found] = await packing.short(await order())
    assert.deepEqual(found, {
      productId: shots.id,
      name: goods.skyShots.name,
      quantity: 5,
      there: 3,
      who: ravi.email,
      at: shop.now().toISOString(),
    })
    const refused = await packing.packed(orderId, 4, { who: ravi })
    assert.match('message' in refused ? refused.message : '', /^1 line is short/)
    await setQuantity(orderId, shots.id, 3)
    assert.deepEqual(await packing.short(await order()), [])
    assert.deepEqual(await packing.packed(orderId, 4, { who: ravi }), { outcome: 'done', step: 'packed' })
  },
)

onEachDatabase('packed is recorded once, with the number of cases', async (kind, t) => {
  const { shop, packing, confirmed, tickAll } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  const early = await packing.packed(orderId, 4, { who: ravi })
  assert.deepEqual(early, { outcome: 'refused', message: 'Tick 2 more lines first.' })
  await tickAll(orderId)
  const key = newKey()
  const results = await Promise.all([
    packing.packed(orderId, 4, { who: ravi, key }),
    packing.packed(orderId, 4, { who: ravi, key }),
    packing.packed(orderId, 5, { who: selvi, key: newKey() }),
  ])
  const outcomes = results.map(({ outcome }) => outcome).toSorted()
  // After ravi's press the order is closed to selvi, who packed nothing of it.
  const first = ['done,done,gone', 'done,refused,refused']
  assert.ok(first.includes(outcomes.join()), outcomes.join())
  const entries = (await shop.orders.steps.read(orderId)).filter(({ step }) => step === 'packed')
  assert.equal(entries.length, 1)
  assert.match(entries[0]?.note ?? '', /^[45] cases$/)
  assert.equal((await packing.find(orderId, office))?.packedNote, entries[0]?.note)
  const again = await packing.packed(orderId, 4, { who: ravi })
  assert.match('message' in again ? again.message : '', /already marked “Packed”, since .*, by (ravi|selvi)@/)
})

onEachDatabase('an order cancelled or deleted while it is packed is shown so', async (kind, t) => {
  const { shop, packing, shots, confirmed, line, tickAll } = await openPackingShop(t, kind)
  const [cancelled, deleted] = [await confirmed(), await confirmed(murugan)]
  await tickAll(cancelled)
  await tickAll(deleted)
  await shop.orders.steps.take(cancelled, 'cancelled')
  const refused = await packing.packed(cancelled, 1, { who: ravi })
  assert.match('message' in refused ? refused.message : '', /cancelled. Put its items back/)
  await shop.orders.remove(deleted, { returnGoods: true })
  assert.deepEqual(await packing.packed(deleted, 1, { who: ravi }), { outcome: 'gone' })
  const late = line(deleted, shots.id, 'open')
  assert.deepEqual(await packing.press([late], ravi), [{ key: late.key, at: late.at, isGone: true }])
  assert.equal(await packing.find(deleted, office), undefined)
  await shop.orders.steps.takeBack(cancelled, 'cancelled')
  assert.equal((await packing.packed(cancelled, 1, { who: ravi })).outcome, 'done', 'its ticks were kept')
})

onEachDatabase('packed goods no longer in the order come out of the cases first', async (kind, t) => {
  const { shop, database, packing, pots, confirmed, line, tickAll } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  await tickAll(orderId)
  await database.db.deleteFrom('order_items').where('product_id', '=', pots.id).execute()
  assert.deepEqual((await packing.find(orderId, office))?.removed, [
    { productId: pots.id, name: goods.flowerPots.name, quantity: 8 },
  ])
  assert.equal((await packing.packed(orderId, 1, { who: ravi })).outcome, 'refused')
  shop.system.advance(1)
  await packing.press([line(orderId, pots.id, 'open')], ravi)
  assert.deepEqual((await packing.find(orderId, office))?.removed, [])
  assert.equal((await packing.packed(orderId, 1, { who: ravi })).outcome, 'done')
})
