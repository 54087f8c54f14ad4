import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const who = 'ravi@example.com'
const packer = { id: who, email: who, role: 'packer' } as const

for (const step of ['packed', 'dispatched'] as const) {
  onEachDatabase(`§4 an order that ran short is ${step} with its goods, or not at all`, async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 3 } })
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 20 }] })
    const orderId = ('orderId' in placed && placed.orderId) || assert.fail('it did not run short')
    await shop.orders.steps.take(orderId, 'confirmed', { who })
    const stock = async () => (await shop.products.find(pots.id))?.stock

    const [listed] = (await shop.packing.toPack(9)).orders
    assert.equal(listed?.isShort, true)
    const lacking = [{ productId: pots.id, name: pots.name, ordered: 20, inStock: 3 }]
    assert.deepEqual((await shop.packing.find(orderId, packer))?.lacking, lacking)
    const refused = await shop.orders.steps.take(orderId, step, { who })
    assert.ok(refused.outcome === 'refused')
    assert.match(refused.message, new RegExp(`${pots.name} \\(20 ordered, 3 in stock\\)`))
    assert.deepEqual([await stock(), (await shop.orders.find(orderId))?.step], [3, 'confirmed'])

    await shop.products.changeStock(pots.id, 30)
    assert.equal((await shop.packing.find(orderId, packer))?.lacking, undefined)
    const key = newKey()
    for (let times = 0; times < 2; times += 1) {
      assert.equal((await shop.orders.steps.take(orderId, step, { who, key })).outcome, 'done')
      assert.equal(await stock(), 13)
    }
    assert.equal((await shop.orders.find(orderId))?.stockDeducted, true)
  })
}

onEachDatabase('§4 the dispatch of an order that was packed short takes its goods too', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 3 } })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 20 }] })
  const orderId = ('orderId' in placed && placed.orderId) || assert.fail('it did not run short')
  const office = { id: newKey() }
  await shop.dispatch.offices.add(office.id, {
    name: 'KPN',
    branch: 'Madurai',
    phone: '0452 234567',
    places: 'Madurai',
  })
  const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', freightPaise: 450_00, receiptUrl: '' } as const
  const record = () => shop.dispatch.record(orderId, { office, details }, { who, key: newKey() })
  const refused = await record()
  assert.ok(refused.outcome === 'refused')
  assert.match(refused.message, /Stock was too low for this order/)
  await shop.products.changeStock(pots.id, 30)
  assert.equal((await record()).outcome, 'done')
  assert.equal((await shop.products.find(pots.id))?.stock, 13)
})
