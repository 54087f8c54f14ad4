import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { createPersistedStore } from '#web/browser/persisted-store.ts'
import type { ItemStorage } from '#web/browser/stored-items.ts'
import { createSaleQueue, QUEUE_NAME } from './queued-sales.ts'

const [first, second] = [
  counterSale([[lakshmiCrackers, 1]]),
  counterSale([[lakshmiCrackers, 2]], { soldAt: '2026-10-28T06:31:00.000Z' }),
]
const [one, two] = ['a'.repeat(32), 'b'.repeat(32)]

test('sales are kept on the device in their order, in every tab', () => {
  const storage = fakeStorage()
  const [queue, other] = [createSaleQueue(() => storage), createSaleQueue(() => storage)]
  queue.add(one, first, 'a person’s id')
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
  assert.deepEqual(
    reloaded.get().map(({ seller }) => seller),
    ['a person’s id', undefined],
  )
  reloaded.remove(one)
  assert.equal(queue.next()?.key, two)
  queue.remove(two)
  assert.deepEqual(storage.kept, {})
})

test('a sale that the shop refuses stays visible, and no longer delays the others', () => {
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

test('a full storage shows a warning, and the tab keeps the sale', () => {
  const queue = createSaleQueue(() => fakeStorage({}, { full: true }))
  queue.add(one, first)
  assert.equal(queue.isStored(), false)
  assert.equal(queue.get().length, 1)
})

test('a storage entry that is not a sale is dropped', () => {
  const queued = { key: one, sale: first }
  const [strange, missing] = [JSON.stringify({ key: 'x', sale: first }), JSON.stringify({ key: two })]
  const kept = { [`${QUEUE_NAME}:x`]: strange, [`${QUEUE_NAME}:y`]: missing, [`${QUEUE_NAME}:z`]: '{' }
  const storage = fakeStorage({ ...kept, [`${QUEUE_NAME}:${one}`]: JSON.stringify(queued) })
  assert.deepEqual(createSaleQueue(() => storage).get(), [queued])
})

test('the list of an earlier version is imported once, before new sales', () => {
  const list = [{ key: two, sale: first, refusal: 'no' }, null, { key: one, sale: second }]
  const storage = fakeStorage({ [QUEUE_NAME]: JSON.stringify(list) })
  const queue = createSaleQueue(() => storage)
  assert.deepEqual(
    queue.get().map(({ key, refusal }) => [key, refusal]),
    [
      [two, 'no'],
      [one, undefined],
    ],
  )
  assert.equal(storage.getItem(QUEUE_NAME), null)
  queue.remove(one)
  assert.deepEqual(
    createSaleQueue(() => storage)
      .get()
      .map(({ key }) => key),
    [two],
  )
})

test('a full storage keeps the list of an earlier version until its sales are sent', () => {
  const room = { full: true }
  const storage = fakeStorage({ [QUEUE_NAME]: JSON.stringify([{ key: one, sale: first }]) }, room)
  const queue = createSaleQueue(() => storage)
  assert.deepEqual([queue.get().length, queue.isStored()], [1, false])
  assert.notEqual(storage.getItem(QUEUE_NAME), null)
  queue.remove(one)
  assert.equal(queue.next(), undefined)
  assert.deepEqual(storage.kept, {})
})

/** A storage in which another tab writes just before this one. */
function interrupted(storage: ItemStorage, between: () => void): ItemStorage {
  let isOver = false
  return {
    ...storage,
    key: (at) => storage.key(at),
    get length() {
      return storage.length
    },
    setItem(name, text) {
      if (!isOver) {
        isOver = true
        between()
      }
      storage.setItem(name, text)
    },
  }
}

test('two tabs that store sales at the same moment keep both', () => {
  const storage = fakeStorage()
  const other = createSaleQueue(() => storage)
  const stopped = interrupted(storage, () => other.add(two, second))
  createSaleQueue(() => stopped).add(one, first)
  const keys = createSaleQueue(() => storage)
    .get()
    .map(({ key }) => key)
  assert.deepEqual(keys.toSorted(), [one, two])
})

const listIn = (tab: ItemStorage) =>
  createPersistedStore(
    () => tab,
    QUEUE_NAME,
    (found): readonly unknown[] => (Array.isArray(found) ? found : []),
  )

test('control: one list for all sales loses the sale of one tab', () => {
  const storage = fakeStorage()
  const add = (list: ReturnType<typeof listIn>, key: string) => list.set([...list.get(), { key }])
  const other = listIn(storage)
  add(listIn(interrupted(storage, () => add(other, two))), one)
  assert.deepEqual(listIn(storage).get(), [{ key: one }])
})
