import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Database, openDatabase } from '#server/database/open.ts'
import { realSystem } from '#server/system.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { importInto, writeText } from '#test/shop/imported-shop.ts'

const product = (name: string) => ({
  productName: name,
  category: '1box',
  items: name,
  mrp: 10,
  ourPrice: 5,
  imageUrl: `https://pictures.example/${name}.jpg`,
})
const order = (digit: number) => ({
  orderId: `ORD2024110218300012${digit}`,
  orderDate: '2/11/2024',
  items: [{ id: 'b', productName: 'Rocket', quantity: digit, ourPrice: 5 }],
})
const exported = { products: { b: product('Rocket'), a: product('Sparkler') }, orders: { k1: order(1) } }

const waitingLong = (database: Database): Database => ({
  ...database,
  transaction: (work, limits) => database.transaction(work, { ...limits, lockMs: 60_000 }),
})

test('a late picture locks its product after all orders, and products one by one in the order of ids', async (t) => {
  const place = await preparedPlace('postgres', t)
  await (await openDatabase(place, realSystem.now)).close()
  const first = writeText(place.dataDir, JSON.stringify(exported))
  const { pictures } = await importInto(place, first, 'save')
  assert.equal(pictures.addresses, 2)
  const orders = { ...exported.orders, k2: order(2), k3: order(3) }
  const path = writeText(place.dataDir, JSON.stringify({ ...exported, orders }))
  const held = await holdRows(t, place, "select 1 from products where id = 'a' for update")
  let read = 0
  const saving = importInto(place, path, 'save', {
    changed: waitingLong,
    progress: { say() {}, step: (_task, done) => void (read = done) },
    fetchPictures: async (addresses) =>
      new Map(addresses.map((address, at) => [address, { path: `/media/${at}.jpg` }])),
  })
  await held.untilWaitedFor()
  assert.equal(read, 3)
  await (await holdRows(t, place, "select 1 from products where id = 'b' for update nowait")).commit()
  await held.commit()
  assert.equal((await saving).pictures.fetched, 2)
})
