import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { sql } from 'kysely'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { openDatabase } from '#server/database/open.ts'

const who = 'ravi@example.com'
const packer = { id: who, email: who, role: 'packer' } as const
const DAY_S = 24 * 60 * 60

async function openWithOrder(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const { pots, shots } = await stockUp(shop, {
    pots: { ...goods.flowerPots, stock: 60 },
    shots: { ...goods.skyShots, stock: 30 },
  })
  const key = newKey()
  const send = async (quantity: number, sent = newKey(), supersedes?: string) => {
    const answer = await shop.orders.place(sent, {
      customer: lakshmi,
      items: [{ id: pots.id, quantity }],
      ...(supersedes && { supersedes }),
    })
    return ('order' in answer && answer.order.orderId) || assert.fail(JSON.stringify(answer))
  }
  const orderId = await send(20, key)
  const stock = () => Promise.all([pots, shots].map(async ({ id }) => (await shop.products.find(id))?.stock))
  const rowsOf = async (id = orderId) => {
    const read = async (table: string, order: string) =>
      (
        await sql`select * from ${sql.table(table)} where order_id = ${id} order by ${sql.ref(order)}`.execute(
          database.db,
        )
      ).rows.map((row) => ({ ...Object(row) }))
    return {
      orders: await read('orders', 'order_id'),
      lines: await read('order_items', 'line'),
      history: await read('order_steps', 'number'),
      revisions: await read('order_revisions', 'number'),
      presses: await read('packing_presses', 'product_id'),
      dispatches: await read('dispatches', 'order_id'),
      payments: await read('payments', 'id'),
      keys: await read('order_keys', 'idempotency_key'),
    }
  }
  const edit = (quantity: number) =>
    shop.orders.revisions.save(
      orderId,
      {
        revision: 0,
        lines: [
          { id: pots.id, quantity },
          { id: shots.id, quantity: 2 },
        ],
        discountUnit: 'rupees',
        discount: '',
        packingNote: 'two cartons',
        freightNote: '',
      },
      { who, key: newKey() },
    )
  const pay = () =>
    shop.payments.add(
      orderId,
      { method: 'cash', utr: '', amountPaise: 50_000, receivedOn: '2026-10-28', isSeen: true, note: 'her brother' },
      { key: newKey(), who },
    )
  return { shop, database, pots, shots, key, send, orderId, stock, rowsOf, edit, pay }
}

onEachDatabase('§7 a deleted order comes back with everything that was done with it', async (kind, t) => {
  const { shop, pots, shots, orderId, stock, rowsOf, edit, pay } = await openWithOrder(t, kind)
  assert.equal((await edit(25)).outcome, 'done')
  await shop.orders.steps.take(orderId, 'confirmed', { who, note: 'wants it by Friday' })
  await pay()
  const at = shop.system.now().toISOString()
  for (const { id } of [pots, shots]) {
    const there = id === pots.id ? 25 : 2
    await shop.packing.press(
      [{ orderId, productId: id, key: newKey(), state: 'ticked', quantity: there, there, at }],
      packer,
    )
  }
  await shop.packing.packed(orderId, 3, { who: packer })
  const before = { ...(await rowsOf()), stock: await stock() }
  assert.deepEqual([before.history.length, before.revisions.length, before.presses.length], [3, 2, 2])

  assert.deepEqual(await shop.orders.remove(orderId, { returnGoods: true, who }), { returned: 27 })
  assert.deepEqual(await stock(), [60, 30])
  assert.deepEqual(await shop.orders.restore(orderId, { who }), { outcome: 'done' })
  const after = { ...(await rowsOf()), stock: await stock() }
  assert.deepEqual(after, { ...before, orders: [{ ...Object(before.orders[0]), stock_recorded: 1 }] })

  assert.deepEqual(await shop.orders.restore(orderId, { who }), { outcome: 'done' }, 'a second press')
  assert.deepEqual(await stock(), before.stock)
  await shop.orders.remove(orderId, { who })
  await shop.orders.restore(orderId, { who })
  assert.deepEqual(await stock(), before.stock, 'goods that did not go back are not taken again')
  assert.equal((await shop.orders.takeStockAgain(orderId)).outcome, 'taken')
  assert.deepEqual(await stock(), before.stock)
})

onEachDatabase('§7 goods of a deleted order are missed since its last return only', async (kind, t) => {
  const { shop, database, orderId } = await openWithOrder(t, kind)
  const faults = async () => {
    shop.system.advance(60)
    const checked = await checkPlace(shop.config)
    return 'faults' in checked ? checked.faults.sentences : assert.fail(checked.failed)
  }
  await shop.orders.remove(orderId, { returnGoods: true })
  assert.deepEqual(await faults(), [])
  await shop.orders.restore(orderId)
  await shop.orders.steps.take(orderId, 'dispatched')
  await shop.orders.remove(orderId)
  assert.deepEqual(await faults(), [], 'the goods left')
  await shop.orders.restore(orderId)
  await shop.orders.remove(orderId, { returnGoods: true })
  assert.deepEqual(await faults(), [])
  await database.db.updateTable('stock_movements').set({ delta: 15 }).where('kind', '=', 'return').execute()
  assert.match((await faults()).join(), new RegExp(`deleted order ${orderId} kept 10 `))
})

onEachDatabase('§7 two presses at two processes bring it back once', async (kind, t) => {
  const { shop, orderId, stock } = await openWithOrder(t, kind)
  await shop.orders.remove(orderId, { returnGoods: true })
  const pressed = await Promise.all([shop.orders.restore(orderId), shop.orders.restore(orderId)])
  assert.deepEqual(pressed, [{ outcome: 'done' }, { outcome: 'done' }])
  assert.deepEqual(await stock(), [40, 30])
})

onEachDatabase('§7 an order whose goods were sold since comes back short of them', async (kind, t) => {
  const { shop, send, orderId, stock } = await openWithOrder(t, kind)
  await shop.orders.remove(orderId, { returnGoods: true })
  await send(50)
  assert.deepEqual(await shop.orders.restore(orderId), { outcome: 'done', short: goods.flowerPots.name })
  assert.deepEqual(await stock(), [10, 30])
  assert.equal((await shop.orders.find(orderId))?.stockDeducted, false)
})

onEachDatabase('§7 a newer order of the customer in its place stays the live one', async (kind, t) => {
  const { shop, key, send, orderId, stock, rowsOf } = await openWithOrder(t, kind)
  await shop.orders.remove(orderId, { returnGoods: true })
  const later = await send(30, newKey(), key)
  assert.deepEqual(await shop.orders.restore(orderId), { outcome: 'done', supersededBy: later })
  assert.deepEqual(await stock(), [30, 30])
  assert.equal((await shop.orders.find(orderId))?.supersededBy, later)
  assert.equal((await shop.orders.find(later))?.supersedes, orderId)
  assert.equal((await rowsOf()).lines.length, 1)
})

onEachDatabase('§7 a confirmed one is restored beside a newer order, and both are named', async (kind, t) => {
  const { shop, key, send, orderId } = await openWithOrder(t, kind)
  await shop.orders.steps.take(orderId, 'confirmed')
  await shop.orders.remove(orderId, { returnGoods: true })
  const later = await send(30, newKey(), key)
  assert.deepEqual(await shop.orders.restore(orderId), { outcome: 'done', sentSince: later })
})

onEachDatabase(
  '§7 orders that it had replaced are replaced by it again, unless they were worked on',
  async (kind, t) => {
    const { shop, key, send, orderId } = await openWithOrder(t, kind)
    const later = await send(30, newKey(), key)
    await shop.orders.remove(later, { returnGoods: true })
    assert.equal((await shop.orders.find(orderId))?.supersededBy, undefined)
    await shop.orders.restore(later)
    assert.equal((await shop.orders.find(orderId))?.supersededBy, later)
    assert.equal((await shop.orders.find(later))?.supersedes, orderId)

    await shop.orders.remove(later, { returnGoods: true })
    await shop.orders.takeStockAgain(orderId)
    await shop.orders.restore(later)
    assert.equal((await shop.orders.find(orderId))?.supersededBy, undefined)
    assert.equal((await shop.orders.find(later))?.supersedes, undefined)
  },
)

onEachDatabase('§7 an order and its replacement, both deleted, count once in each order of undo', async (kind, t) => {
  const { shop, key, send, orderId } = await openWithOrder(t, kind)
  const later = await send(30, newKey(), key)
  const orders = [orderId, later]
  for (const deleted of [orders, orders.toReversed()]) {
    for (const restored of [orders, orders.toReversed()]) {
      for (const id of deleted) await shop.orders.remove(id, { returnGoods: true })
      for (const id of restored) assert.deepEqual(await shop.orders.restore(id), { outcome: 'done' })
      const links = [(await shop.orders.find(orderId))?.supersededBy, (await shop.orders.find(later))?.supersedes]
      assert.deepEqual(links, [later, orderId], `${deleted.join()}, then ${restored.join()}`)
      assert.equal((await shop.dashboard()).today.asked.count, 1)
    }
  }
  assert.deepEqual(await checkPlace(shop.config), { faults: { counts: {}, sentences: [] } })
})

onEachDatabase('§7 after a day, or once its customer is erased, nothing of it remains', async (kind, t) => {
  const { shop, database, orderId, pay, rowsOf } = await openWithOrder(t, kind)
  await pay()
  const totalPaise = (await shop.orders.find(orderId))?.totalPaise
  const removedAt = shop.system.now().toISOString()
  await shop.orders.remove(orderId)
  assert.deepEqual(await shop.orders.restorable(), [{ orderId, removedAt, name: lakshmi.name, totalPaise }])
  shop.system.advance(DAY_S + 1)
  assert.deepEqual(await shop.orders.restorable(), [])
  assert.deepEqual(await shop.orders.restore(orderId), { outcome: 'gone' })
  await shop.orders.forgetRemoved()
  const removedRows = () => database.db.selectFrom('removed_orders').select(['order_id', 'contents']).execute()
  assert.deepEqual(
    (await removedRows()).map((row) => ({ ...row })),
    [{ order_id: orderId, contents: '' }],
  )
  assert.equal((await rowsOf()).payments.length, 1)
})

onEachDatabase(
  'all deletions of the day are counted, also beyond those listed; erased ones are not',
  async (kind, t) => {
    const { shop, database, orderId } = await openWithOrder(t, kind)
    await shop.orders.remove(orderId, { returnGoods: true })
    const { contents, ...row } = await database.db.selectFrom('removed_orders').selectAll().executeTakeFirstOrThrow()
    const more = Array.from({ length: 59 }, (_, index) => ({ ...row, contents, order_id: `ORD${index + 1}` }))
    await database.db.insertInto('removed_orders').values(more).execute()
    await database.db
      .insertInto('removed_orders')
      .values({ ...row, contents: '', order_id: 'ORD99' })
      .execute()
    const counts = async () => [await shop.orders.countRestorable(), (await shop.orders.restorable()).length]
    assert.deepEqual(await counts(), [60, 50])
    await shop.orders.restore(orderId)
    assert.deepEqual(await counts(), [59, 50])
    shop.system.advance(DAY_S + 1)
    assert.deepEqual(await counts(), [0, 0])
  },
)

onEachDatabase('erasing a customer covers orders deleted within the day', async (kind, t) => {
  const { shop, database, orderId } = await openWithOrder(t, kind)
  await shop.orders.remove(orderId)
  const erased = await shop.customers.erase(lakshmi.mobile.replace(/\D/g, '').slice(-10))
  assert.equal(erased.outcome, 'erased')
  assert.deepEqual(await shop.orders.restorable(), [])
  assert.deepEqual(await shop.orders.restore(orderId), { outcome: 'gone' })
  await shop.orders.forgetRemoved()
  assert.deepEqual(await database.db.selectFrom('removed_orders').select('contents').execute(), [])
})
