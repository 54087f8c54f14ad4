import assert from 'node:assert/strict'
import test from 'node:test'
import type { RecordedStep } from '#domain/steps/steps.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { office, openPackingShop, ravi, selvi } from '#test/shop/packing-shop.ts'

const isGone = (answers: readonly { isGone?: true }[]) => answers.map((answer) => answer.isGone === true)

onEachDatabase('a press of a product that was never in the order is stored nowhere', async (kind, t) => {
  const { shop, database, packing, shots, confirmed, line, tickAll } = await openPackingShop(t, kind)
  const { rockets } = await stockUp(shop, { rockets: { ...goods.skyShots, name: 'Rockets', stock: 5 } })
  const orderId = await confirmed()
  await tickAll(orderId)
  shop.system.advance(1)
  const forged = [rockets.id, 'no-such-product'].flatMap((id) => [
    line(orderId, id, 'ticked'),
    line(orderId, id, 'short', { quantity: 5, there: 3 }),
  ])
  for (const who of [ravi, office])
    assert.deepEqual(isGone(await packing.press([...forged, line(orderId, shots.id, 'ticked')], who)), [
      ...forged.map(() => true),
      false,
    ])
  assert.equal((await database.db.selectFrom('packing_presses').selectAll().execute()).length, 2)
  assert.deepEqual((await packing.find(orderId, ravi))?.removed, [])
  assert.equal((await packing.packed(orderId, 4, { who: ravi })).outcome, 'done', 'nothing is to come out first')
})

onEachDatabase('a tick made before an edit removed its line comes out of the cases', async (kind, t) => {
  const { shop, packing, shots, pots, confirmed, line } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  const offline = [line(orderId, shots.id, 'ticked'), line(orderId, pots.id, 'ticked')]
  shop.system.advance(60)
  const discount = { discountUnit: 'rupees', discount: '' } as const
  const notes = { packingNote: '', freightNote: '' }
  const edit = { revision: 0, lines: [{ id: shots.id, quantity: 5 }], ...discount, ...notes }
  const saved = await shop.orders.revisions.save(orderId, edit, { who: 'owner@shop.test', key: newKey() })
  assert.equal(saved.outcome, 'done')
  assert.deepEqual(isGone(await packing.press(offline, ravi)), [false, false])
  const removed = [{ productId: pots.id, name: goods.flowerPots.name, quantity: 8 }]
  assert.deepEqual((await packing.find(orderId, ravi))?.removed, removed)
  const refused = await packing.packed(orderId, 1, { who: ravi })
  assert.match('message' in refused ? refused.message : '', /First take the removed items out of the cases/)
})

const closed: [string, RecordedStep[]][] = [
  ['not confirmed', []],
  ['packed by another', ['confirmed', 'packed']],
  ['dispatched', ['confirmed', 'dispatched']],
  ['delivered', ['confirmed', 'delivered']],
  ['cancelled', ['confirmed', 'cancelled']],
]

onEachDatabase('an order that is not to be packed is gone for a packer who has not packed on it', async (kind, t) => {
  const { shop, database, packing, shots, order, line } = await openPackingShop(t, kind)
  for (const [name, steps] of closed) {
    const orderId = await order()
    for (const step of steps) await shop.orders.steps.take(orderId, step, { who: selvi.email })
    assert.equal(await packing.find(orderId, ravi), undefined, name)
    assert.equal((await packing.findAll([orderId, 'ORD1'], ravi)).size, 0, name)
    assert.equal(await packing.numberToCall(orderId), undefined, name)
    assert.deepEqual(isGone(await packing.press([line(orderId, shots.id, 'ticked')], ravi)), [true], name)
    assert.deepEqual(await packing.packed(orderId, 1, { who: ravi }), { outcome: 'gone' }, name)
    assert.deepEqual(await packing.unpack(orderId, { who: ravi }), { outcome: 'gone' }, name)
    assert.equal((await packing.find(orderId, office))?.orderId, orderId, `${name}: the office reads it`)
  }
  assert.deepEqual(await database.db.selectFrom('packing_presses').selectAll().execute(), [])
})

onEachDatabase('late ticks of a packer count on the order that they packed or ticked', async (kind, t) => {
  const { shop, packing, shots, confirmed, line, tickAll } = await openPackingShop(t, kind)
  const [packed, cancelled] = [await confirmed(), await confirmed()]
  for (const orderId of [packed, cancelled]) await tickAll(orderId)
  assert.equal((await packing.packed(packed, 4, { who: ravi })).outcome, 'done')
  await shop.orders.steps.take(cancelled, 'cancelled')
  shop.system.advance(1)
  for (const orderId of [packed, cancelled]) {
    const late = line(orderId, shots.id, 'ticked')
    assert.deepEqual(await packing.press([late], ravi), [{ key: late.key, at: late.at }])
    assert.ok((await packing.find(orderId, ravi))?.refusal)
    assert.deepEqual(isGone(await packing.press([line(orderId, shots.id, 'open')], selvi)), [true])
  }
})

onEachDatabase('a packer takes "packed" back while it is the step of the order, once', async (kind, t) => {
  const { shop, packing, confirmed, tickAll } = await openPackingShop(t, kind)
  const orderId = await confirmed()
  await tickAll(orderId)
  await packing.packed(orderId, 4, { who: ravi })
  assert.deepEqual(await packing.unpack(orderId, { who: selvi }), { outcome: 'gone' })
  const key = newKey()
  const done = { outcome: 'done', step: 'confirmed' }
  for (let times = 0; times < 2; times += 1) assert.deepEqual(await packing.unpack(orderId, { who: ravi, key }), done)
  assert.match(JSON.stringify(await packing.unpack(orderId, { who: ravi })), /is not marked “Packed”/)
  await packing.packed(orderId, 4, { who: ravi })
  await shop.orders.steps.take(orderId, 'dispatched')
  for (const who of [ravi, office])
    assert.match(JSON.stringify(await packing.unpack(orderId, { who })), /This order is already dispatched/)
  assert.equal((await shop.orders.find(orderId))?.step, 'dispatched')
})

test('a first tick that waits for a cancellation finds the order closed (postgres)', async (t) => {
  const { place, database, packing, shots, confirmed, line } = await openPackingShop(t, 'postgres')
  const orderId = await confirmed()
  const cancellation = await holdRows(t, place, `update orders set step = 'cancelled' where order_id = $1`, [orderId])
  const pressed = packing.press([line(orderId, shots.id, 'ticked')], ravi)
  await cancellation.untilWaitedFor()
  await cancellation.commit()
  assert.deepEqual(isGone(await pressed), [true])
  assert.deepEqual(await database.db.selectFrom('packing_presses').selectAll().execute(), [])
})
