// The sales that the shop does not have yet outlive reloads, tabs and refusals, in their order, each once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { createSaleQueue, QUEUE_NAME } from './queued-sales.ts'

const [first, second] = [counterSale([[lakshmiCrackers, 1]]), counterSale([[lakshmiCrackers, 2]])]
const [one, two] = ['a'.repeat(32), 'b'.repeat(32)]

test('28.8 sales are kept on the device in their order, in every tab', () => {
  const storage = fakeStorage()
  const [queue, other] = [createSaleQueue(() => storage), createSaleQueue(() => storage)]
  queue.add(one, first)
  other.add(two, second)
  queue.add(one, first)
  const reloaded = createSaleQueue(() => storage)
  assert.deepEqual(
    reloaded.get().map(({ key, sale }) => [key, sale.saleId, sale.isLate]),
    [
      [one, first.saleId, true],
      [two, second.saleId, true],
    ],
  )
  assert.equal(reloaded.next()?.key, one)
  reloaded.remove(one)
  assert.equal(queue.next()?.key, two)
  queue.remove(two)
  assert.equal(storage.getItem(QUEUE_NAME), null)
})

test('28.8 what the shop does not take stays in sight, and holds the others up no longer', () => {
  const storage = fakeStorage()
  const queue = createSaleQueue(() => storage)
  queue.add(one, first)
  queue.add(two, second)
  queue.refuse(one, 'no')
  assert.equal(queue.next()?.key, two)
  assert.deepEqual(
    createSaleQueue(() => storage)
      .get()
      .map(({ refusal }) => refusal),
    ['no', undefined],
  )
})

test('28.8 a full storage says so, and the tab keeps the sale', () => {
  const queue = createSaleQueue(() => fakeStorage({}, { full: true }))
  queue.add(one, first)
  assert.equal(queue.isStored(), false)
  assert.equal(queue.get().length, 1)
})

test('28.8 what is no sale in the storage is left out', () => {
  const queued = { key: one, sale: first }
  const storage = fakeStorage({ [QUEUE_NAME]: JSON.stringify([queued, { key: 'x', sale: first }, null, { key: two }]) })
  assert.deepEqual(createSaleQueue(() => storage).get(), [queued])
})
