import assert from 'node:assert/strict'
import test from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'
import { orderWords } from '#domain/words/en/order.ts'
import { orderMessage } from '#domain/messages/order-message.ts'
import { billText } from '#papers/bill-text.ts'
import { layOutEstimate } from '#papers/estimate/estimate.ts'
import { dueAtFirst } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { intents } from './intents.ts'
import { stepsView } from './steps-view.ts'

const asPlaced = dueAtFirst(2_249_00)

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('only a signed-in admin places a trial; message, bill, estimate and the list are marked so', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const { lakshmiCrackers } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const body = { customer: lakshmi, items: [{ id: lakshmiCrackers.id, quantity: 40 }], kind: 'trial' }
  const strange = await send('/orders', orderRequest(newKey(), body))
  assert.equal(strange.status, 422)
  assert.deepEqual(await strange.json(), { message: 'Please sign in to the back office again to try an order' })
  assert.equal((await shop.products.find(lakshmiCrackers.id))?.stock, lakshmiCrackers.stock)

  const cookie = await signIn()
  const answer = await send('/orders', { ...orderRequest(newKey(), body), cookie })
  assert.equal(answer.status, 201)
  const { orderId, kind } = (await answer.json()) as { orderId: string; kind: string }
  assert.equal(kind, 'trial')
  const order = await shop.orders.find(orderId)
  assert.ok(order)
  assert.ok(orderMessage(order, demoSettings).startsWith(orderWords.trial))
  assert.ok(billText(order, demoSettings, asPlaced).includes(orderWords.trial))
  assert.ok(layOutEstimate(order, demoSettings, asPlaced).pages.at(-1)?.closing?.notes.includes(orderWords.trial))
  for (const path of ['/admin', '/admin/orders', `/admin/orders?order=${orderId}`]) {
    assert.match(await (await send(path, { cookie })).text(), />Trial<|This is a trial order/, path)
  }

  // `kind` in a customer's body does not make it a test order.
  const { kind: _, ...customers } = body
  const placed = await send('/orders', orderRequest(newKey(), customers))
  assert.equal(Object.hasOwn((await placed.json()) as object, 'kind'), false)
})

test('only the shop’s name, in any spacing, removes the demo; its undo works once', async (t) => {
  const { shop } = await openTestWeb(t)
  const { lakshmiCrackers } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const items = [{ id: lakshmiCrackers.id, quantity: 40 }]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items }, 'trial')
  assert.ok('order' in placed)
  const remove = (typedName: string) => intents['remove-demo'](form({ typedName }), shop, senderOf('owner@shop.test'))
  for (const name of ['', 'Murugan Fireworks']) {
    assert.match((await remove(name)).message, /^This is not the shop’s name/)
  }
  assert.ok(await shop.orders.find(placed.order.orderId))
  assert.deepEqual(await remove('  sri vinayaga   CRACKERS '), { ok: true, message: 'Removed: 1 trial order' })
  assert.deepEqual(await remove('Sri Vinayaga Crackers'), { ok: true, message: 'The demo is already removed' })
  const { undo } = await stepsView(shop)
  assert.match(undo?.text ?? '', /^owner@shop.test removed 1 trial order. You can undo it until 29\/10\/2026, 12:00 pm/)
  const bringBack = () => intents['undo-removal'](form({ removal: undo?.id ?? '' }), shop)
  assert.deepEqual(await bringBack(), { ok: true, message: 'Back again: 1 trial order' })
  assert.deepEqual(await bringBack(), { ok: false, message: 'Someone undid this already, or its 24 hours are over' })
})

test('restoring the demo names the products whose category is gone', async (t) => {
  const { shop } = await openTestWeb(t)
  const category = { name: 'Only for a day', tamilName: '', posterUrl: '', inFooter: false }
  const added = await shop.categories.add(newKey(), category)
  assert.ok(added.outcome === 'done')
  for (const { name } of demoProducts.slice(0, 6)) {
    await shop.products.create({ ...goods.lakshmiCrackers, name, category: category.name })
  }
  await shop.firstSteps.recordGoods()
  await shop.firstSteps.removeDemo('owner@shop.test')
  assert.equal((await shop.categories.remove({ id: added.category.id })).outcome, 'done')
  const { removal } = await shop.firstSteps.state()
  const { message } = await intents['undo-removal'](form({ removal: removal!.id }), shop)
  assert.match(message, /^Back again: 6 products\. [^:]+: The category Only for a day was deleted\. Choose/)
  assert.match(message, /\. And 2 more$/)
})
