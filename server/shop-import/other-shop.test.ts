import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { realSystem } from '#server/system.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { contentsOf, importInto, writeText } from '#test/shop/imported-shop.ts'

const productNamed = (name: string) => ({ productName: name, category: '1box', items: 'Rocket', mrp: 10, ourPrice: 5 })
const orderOf = (digit: number) => ({
  orderId: `ORD2024110218300012${digit}`,
  orderDate: '2/11/2024',
  items: [{ id: '0', productName: 'Rocket', quantity: digit, ourPrice: 5 }],
})

test('another shop whose lists have the same keys is refused, one with some other names is not', async (t) => {
  const place = await preparedPlace('sqlite', t)
  await (await openDatabase(place, realSystem.now)).close()
  const write = (value: object) => writeText(place.dataDir, JSON.stringify(value))
  const first = { products: ['A', 'B', 'C'].map(productNamed), orders: [1, 2, 3].map(orderOf) }
  assert.equal((await importInto(place, write(first), 'save')).orders.added, 3)
  const others: [value: object, message: RegExp][] = [
    [{ products: ['X', 'Y', 'Z', 'W'].map(productNamed) }, /export of another shop\. Its products/],
    [{ orders: [4, 5, 6, 7].map(orderOf) }, /export of another shop\. Its orders/],
  ]
  const before = await contentsOf(place)
  for (const [value, message] of others) {
    await assert.rejects(importInto(place, write(value), 'try'), { name: 'Refusal', message })
    await assert.rejects(importInto(place, write(value), 'save'), { name: 'Refusal', message })
  }
  assert.deepEqual(await contentsOf(place), before)
  const later = { products: ['A', 'Y', 'Z', 'W'].map(productNamed), orders: [1, 5, 6, 7].map(orderOf) }
  const { products, orders, lines } = await importInto(place, write(later), 'save')
  assert.deepEqual([products.added, products.left, orders.added, orders.left], [1, 2, 1, 2])
  assert.ok(lines.includes('6 rows have the keys of an earlier import. We do not add them again.'))
})
