import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { openShop } from '#server/shop.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { openAcknowledgements, orderAnswered, orderSent } from '#lab/audit/acknowledgements.ts'
import { auditPlace } from '#lab/audit/auditor.ts'
import { openDroppingProxy } from './dropping-proxy.ts'

const ORDERS = 12

/** `keyOfRepeat`: the control repeats under another key. */
async function orderThroughDrops(t: TestContext, keyOfRepeat: (key: string) => string) {
  const place = await preparedPlace('postgres', t)
  const filling = await openShop(testConfig(place))
  const products = await stockUp(filling, { a: goods.lakshmiCrackers })
  await filling.close()
  let isOpen = false
  const proxy = await openDroppingProxy(t, place.databaseUrl ?? '', (nth) => isOpen && nth % 2 === 0)
  const shop = await openTestShop(t, 'postgres', { place: { ...place, databaseUrl: proxy.url } })
  isOpen = true
  const { expected, add } = openAcknowledgements()
  const items = [{ id: products.a.id, quantity: 40 }]
  let repeats = 0
  for (let number = 0; number < ORDERS; number += 1) {
    let key = newKey()
    add(orderSent(key, items))
    for (;;) {
      const result = await shop.orders.place(key, { customer: lakshmi, items }).catch(() => undefined)
      if (result && 'order' in result) {
        if (result.outcome === 'repeated') repeats += 1
        add(orderAnswered(key, result.order.orderId))
        break
      }
      key = keyOfRepeat(key)
    }
  }
  return { faults: await auditPlace(place, expected), repeats, dropped: proxy.dropped() }
}

test('an order with a lost commit answer is found under its key, once', async (t) => {
  const { faults, repeats, dropped } = await orderThroughDrops(t, (key) => key)
  assert.deepEqual(faults, [])
  assert.ok(repeats > 3 && dropped > 3, `${repeats} repeats, ${dropped} dropped answers`)
})

test('control: a repeat under another key makes a second order', async (t) => {
  const { faults } = await orderThroughDrops(t, newKey)
  assert.match(faults.join('\n'), /never sent/)
})
