import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { openPackingShop, ravi } from '#test/shop/packing-shop.ts'

const office = { typed: { name: 'Kannan Lorry', branch: 'Erode', phone: '', places: '' } }
const details = { lr: 'LR 4711', cases: 1, freight: 'to pay', receiptUrl: '' } as const

onEachDatabase('an order does not leave again with an LR that another customer has got since', async (kind, t) => {
  const { shop, confirmed } = await openPackingShop(t, kind)
  const [first, second] = [await confirmed(lakshmi), await confirmed(murugan)]
  const dispatch = (orderId: string) =>
    shop.dispatch.record(orderId, { office, details }, { who: ravi.email, key: newKey() })
  assert.equal((await dispatch(first)).outcome, 'done')
  assert.equal((await shop.orders.steps.takeBack(first, 'dispatched')).outcome, 'done')
  assert.equal((await dispatch(second)).outcome, 'done')
  for (const step of ['dispatched', 'delivered'] as const) {
    const again = await shop.orders.steps.take(first, step)
    assert.match(
      'message' in again ? again.message : again.outcome,
      new RegExp(`LR 4711 .* belongs to order ${second}`),
    )
  }
  await shop.orders.steps.takeBack(second, 'dispatched')
  assert.equal((await shop.orders.steps.take(first, 'dispatched')).outcome, 'done', 'the LR is free again')
})
