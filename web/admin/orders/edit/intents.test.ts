import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { senderOf } from '#test/fixtures/sender.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { intents } from './intents.ts'

for (const intent of ['save-edit', 'ask-customer'] as const)
  test(`${intent} at a total that the screen did not show changes nothing, and names the prices`, async (t) => {
    const shop = await openTestShop(t, 'sqlite')
    const { pots, shots } = await stockUp(shop, { pots: goods.flowerPots, shots: goods.skyShots })
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 8 }] })
    assert.ok('order' in placed)
    const { orderId } = placed.order
    const lines = [
      { id: pots.id, quantity: 8 },
      { id: shots.id, quantity: 1 },
    ]
    const edit = { revision: 0, lines, discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' }
    const key = newKey()
    const press = (totalPaise: number) => {
      const form = new FormData()
      const fields = { intent, orderId, edit: JSON.stringify(edit), totalPaise: String(totalPaise), note: '', key }
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return intents[intent](form, shop, senderOf('ravi@example.com'))
    }
    const shown = 2_000_00 + goods.skyShots.pricePaise
    await shop.products.edit(shots.id, { ...goods.skyShots, pricePaise: 999_00 }, goods.skyShots)
    assert.deepEqual(await press(shown), {
      ok: false,
      message: 'The total is now ₹2,999, you saw ₹4,500. Nothing was saved. Look at the new prices, then press again.',
      errors: {},
      pricesPaise: { [pots.id]: goods.flowerPots.pricePaise, [shots.id]: 999_00 },
    })
    assert.equal((await shop.orders.find(orderId))?.revision, undefined)
    assert.equal(await shop.orders.proposals.newest(orderId), undefined)
    assert.equal((await press(2_999_00)).ok, true)
  })

test('of two who press Ask the customer at once the second keeps its changes, and reads of the first', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { pots } = await stockUp(shop, { pots: goods.flowerPots })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 8 }] })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const press = (who: string, quantity: number, question: string) => {
    const lines = [{ id: pots.id, quantity }]
    const edit = { revision: 0, lines, discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' }
    const form = new FormData()
    const fields = { orderId, edit: JSON.stringify(edit), note: '', key: newKey(), question }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return intents['ask-customer'](form, shop, senderOf(who))
  }
  assert.equal((await press('ravi@example.com', 9, '')).ok, true)
  const { message, ...refused } = await press('selvi@example.com', 10, '')
  assert.match(message, /^Somebody else has asked the customer/)
  assert.deepEqual(refused, { ok: false, changed: true })
  assert.equal((await press('selvi@example.com', 10, '1 open')).ok, true)
})
