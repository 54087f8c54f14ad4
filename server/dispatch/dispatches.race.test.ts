import assert from 'node:assert/strict'
import test from 'node:test'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { correctDispatch } from '#test/shop/correct-dispatch.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const kpn = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: 'Madurai' }
const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', freightPaise: 450_00, receiptUrl: '' } as const
const act = () => ({ who: 'ravi@example.com', key: newKey() })

test('two corrections at once to one LR of a removed office: one is refused (postgres)', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  const office = { id: newKey() }
  await shop.dispatch.offices.add(office.id, kpn)
  const ids: string[] = []
  for (const [customer, lr] of [
    [lakshmi, 'MDU 1'],
    [murugan, 'MDU 2'],
  ] as const) {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 1 }] })
    const orderId = ('order' in placed && placed.order.orderId) || assert.fail('it was not placed')
    assert.equal((await shop.dispatch.record(orderId, { office, details: { ...details, lr } }, act())).outcome, 'done')
    ids.push(orderId)
  }
  await shop.dispatch.offices.remove(office.id)
  const correct = (orderId: string) => correctDispatch(shop, orderId, { lr: details.lr })
  const [first, second] = ids.toSorted() as [string, string]
  const held = await holdRows(t, shop.config, 'update dispatches set cases = cases where order_id = $1', [first])
  const one = correct(first)
  await held.untilWaitedFor(1)
  const other = correct(second)
  // Without the lock the second would not wait.
  await Promise.race([held.untilWaitedFor(2), other])
  await held.commit()
  const outcomes = (await Promise.all([one, other])).map(({ outcome }) => outcome)
  assert.deepEqual(outcomes.toSorted(), ['done', 'refused'])
})
