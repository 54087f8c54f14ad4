import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { openShop } from '#server/shop.ts'

const STOCK = 100
const who = 'ravi@example.com'

async function openTwo(t: TestContext, kind: DatabaseKind) {
  const here = await openTestShop(t, kind)
  const there = await openShop(here.config, { system: here.system })
  cleanup(t, there.close)
  const { pots, shots } = await stockUp(here, {
    pots: { ...goods.flowerPots, stock: STOCK },
    shots: { ...goods.skyShots, stock: STOCK },
  })
  async function placed() {
    const answer = await here.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 50 }] })
    return ('order' in answer && answer.order.orderId) || assert.fail('it was not placed')
  }
  const edit = (orderId: string, lines: OrderEdit['lines']) =>
    here.orders.revisions.save(
      orderId,
      { revision: 0, lines, discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' },
      { who, key: newKey() },
    )
  const remove = (orderId: string) => there.orders.remove(orderId, { returnGoods: true, who })
  const stock = () => Promise.all([pots, shots].map(async ({ id }) => (await here.products.find(id))?.stock))
  return { here, pots, shots, placed, edit, remove, stock }
}

const edits = {
  'to fewer': (pots: string) => [{ id: pots, quantity: 20 }],
  'to more': (pots: string) => [{ id: pots, quantity: 90 }],
  'to another product': (_pots: string, shots: string) => [{ id: shots, quantity: 40 }],
}

for (const [name, lines] of Object.entries(edits)) {
  test(`§7 a deletion that waits for an edit ${name} returns the edited order (postgres)`, async (t) => {
    const { here, pots, shots, placed, edit, remove, stock } = await openTwo(t, 'postgres')
    const orderId = await placed()
    const ids = [pots.id, shots.id]
    const held = await holdRows(t, here.config, 'update products set stock = stock where id = any($1)', [ids])
    const edited = edit(orderId, lines(pots.id, shots.id))
    await held.untilWaitedFor(1)
    const removed = remove(orderId)
    await held.untilWaitedFor(2)
    await held.commit()
    assert.equal((await edited).outcome, 'done')
    assert.equal((await removed)?.returned, lines(pots.id, shots.id)[0]?.quantity)
    assert.deepEqual(await stock(), [STOCK, STOCK])
  })
}

onEachDatabase(
  '§7 orders that are edited and deleted at the same moment leave the stock as it was',
  async (kind, t) => {
    const { pots, shots, placed, edit, remove, stock } = await openTwo(t, kind)
    const ways = Object.values(edits)
    for (let round = 0; round < 12; round += 1) {
      const orderId = await placed()
      const edited = edit(orderId, ways[round % ways.length]!(pots.id, shots.id))
      await Promise.all([edited, remove(orderId)])
      assert.deepEqual(await stock(), [STOCK, STOCK], `round ${round}`)
    }
  },
)
