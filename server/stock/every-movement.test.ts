// Movements of each product add up to its stock; an unrecorded one is found.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test from 'node:test'
import type { Insertable, Updateable } from 'kysely'
import type { Product } from '#domain/product/product.ts'
import type { Tables } from '../database/tables.ts'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const SERVER = join(import.meta.dirname, '..')
const ALL = 100_000

type Fault = { id: string; stock: number; sum: number }

async function sumsOf(shop: TestShop, ids: Iterable<string>, drop?: { id: string; at: number }): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const id of ids) {
    const list = await shop.stock.movements(id, ALL)
    const kept = list?.movements.filter((_, at) => drop?.id !== id || drop.at !== at) ?? []
    const sum = kept.reduce((all, { delta }) => all + delta, 0)
    if (sum !== (list?.stock ?? 0)) faults.push({ id, stock: list?.stock ?? 0, sum })
  }
  return faults
}

/** Actions of admins and customers in an order determined by the seed. Returns all product ids. */
async function randomHistory(shop: TestShop, seed: string, steps: number): Promise<Set<string>> {
  const random = seededRandom(seed)
  const who = 'owner@shop.test'
  const created = Object.values(await stockUp(shop, goods))
  const ids = new Set(created.map(({ id }) => id))
  const orders: { key: string; orderId: string }[] = []
  const counts: string[] = []
  const bulkChanges: string[] = []
  const products = async () => await shop.products.all()
  const anyProduct = async () => {
    const all = await products()
    return all.length > 0 ? random.pick(all) : undefined
  }
  const place = async (supersedes?: string) => {
    const chosen = (await products()).filter(() => random.oneIn(3))
    if (chosen.length === 0) return
    const key = newKey()
    const items = chosen.map(({ id }) => ({ id, quantity: random.integer(1, 9) }))
    const placed = await shop.orders.place(key, { customer: random.pick([lakshmi, murugan]), items, supersedes })
    const orderId = 'order' in placed ? placed.order.orderId : 'orderId' in placed ? placed.orderId : undefined
    if (orderId) orders.push({ key, orderId })
  }
  const acts: (() => Promise<unknown>)[] = [
    () => place(),
    () => place(),
    async () => orders.length > 0 && (await place(orders.at(-1)!.key)),
    async () => orders.length > 0 && (await place(random.pick(orders).key)),
    async () => orders.length > 0 && (await shop.orders.takeStockAgain(random.pick(orders).orderId, { who })),
    async () =>
      orders.length > 0 &&
      (await shop.orders.remove(random.pick(orders).orderId, { returnGoods: random.oneIn(2), who })),
    async () => orders.length > 0 && (await shop.orders.steps.complete(random.pick(orders).orderId, 'Complete')),
    () => shop.customers.erase(random.pick([lakshmi, murugan]).mobile),
    async () => {
      const product = await anyProduct()
      const key = newKey()
      const delta = random.integer(-60, 60)
      if (!product) return
      for (let sent = 0; sent < 2; sent += 1) await shop.products.changeStock(product.id, delta, { key, who })
    },
    async () => {
      const product = await anyProduct()
      if (product) await editStock(shop, product, random.integer(0, 90))
    },
    async () => {
      if (!random.oneIn(3)) return
      const product = await anyProduct()
      if (product) await shop.products.remove(product.id, { who })
    },
    async () => {
      const { id } = await shop.products.create({ ...goods.flowerPots, stock: random.integer(0, 50) }, { who })
      ids.add(id)
    },
    async () => {
      const counted = (await products()).map(({ id, stock }) => ({
        id,
        seen: random.integer(0, stock + 2),
        pieces: random.integer(0, 60),
      }))
      const key = newKey()
      for (let sent = 0; counted.length > 0 && sent < 2; sent += 1) await shop.stock.count(counted, { key, who })
      counts.push(key)
    },
    async () => counts.length > 0 && (await shop.stock.undoCount(random.pick(counts), who)),
    async () => {
      const key = newKey()
      const changes = (await products()).map(({ id }) => {
        if (random.oneIn(6)) return { what: 'delete', id } as const
        return { what: 'edit', id, fields: {}, addStock: random.integer(-20, 30) } as const
      })
      const draft = { ...goods.skyShots, stock: random.integer(0, 20) }
      const applied = await shop.bulkChanges.apply([{ what: 'create', draft }, ...changes], {
        key,
        kind: random.pick(['bulk', 'import'] as const),
        who,
        summary: 'Changed',
      })
      if ('bulkChange' in applied) bulkChanges.push(key)
      for (const { id } of await products()) ids.add(id)
    },
    async () => bulkChanges.length > 0 && (await shop.bulkChanges.undo(random.pick(bulkChanges), who)),
  ]
  for (let step = 0; step < steps; step += 1) {
    await random.pick(acts)()
    shop.system.advance(random.integer(0, 90))
  }
  ids.add(await replaceOrder(shop))
  return ids
}

/** Seldom succeeds by chance. Returns the product's id. */
async function replaceOrder(shop: TestShop): Promise<string> {
  const { id } = await shop.products.create({ ...goods.flowerPots, stock: 20 }, { who: 'owner@shop.test' })
  let supersedes: string | undefined
  for (const quantity of [10, 12]) {
    const key = newKey()
    await shop.orders.place(key, { customer: lakshmi, items: [{ id, quantity }], supersedes })
    supersedes = key
  }
  return id
}

async function editStock(shop: TestShop, product: Product, stock: number) {
  const { id, code: _code, discount: _discount, createdAt: _created, updatedAt: _updated, ...seen } = product
  await shop.products.edit(id, { ...seen, stock }, seen, { key: newKey(), who: 'owner@shop.test' })
}

onEachDatabase('§5 after any history the movements of each product add up to its stock', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const ids = await randomHistory(shop, `history of ${kind}`, kind === 'sqlite' ? 300 : 120)
  assert.deepEqual(await sumsOf(shop, ids), [])
  const lists = await Promise.all(Array.from(ids, (id) => shop.stock.movements(id, ALL)))
  const kinds = new Set(lists.flatMap((list) => list?.movements.map((movement) => movement.kind) ?? []))
  for (const needed of [
    'created',
    'edit',
    'stock',
    'count',
    'order',
    'return',
    'replaced',
    'deleted',
    'undo',
    'bulk',
    'import',
  ] as const) {
    assert.ok(kinds.has(needed), `the history has no ${needed}`)
  }

  // Control: without any one of them they do not.
  const [longest] = lists.toSorted((a, b) => (b?.movements.length ?? 0) - (a?.movements.length ?? 0))
  const [id] = [...ids].filter((_, index) => lists[index] === longest)
  for (const [at, { delta }] of longest!.movements.entries()) {
    if (delta === 0) continue
    assert.equal((await sumsOf(shop, [id!], { id: id!, at })).length, 1, `movement ${at} can be left out`)
  }
})

test('§7 the stock of a product is written with its movement, and nowhere else', () => {
  // The compiler refuses a plain number: the value only repeats it.
  assert.equal(false satisfies number extends Updateable<Tables['products']>['stock'] ? true : false, false)
  assert.equal(false satisfies number extends Insertable<Tables['products']>['stock'] ? true : false, false)
  const sources = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !file.endsWith('.test.ts'))
  const withText = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(join(SERVER, file), 'utf8')))
  // Not covered by types: deletions, statements as text, and who creates writable stocks.
  const writers = withText(
    /\bMovedPieces\b|\bdeleteFrom\(\s*'products'|\b(?:delete from|insert into|update) products\b/,
  )
  assert.deepEqual(writers.toSorted(), ['database/moved-pieces.ts', 'stock/move-stock.ts', 'stock/write-products.ts'])
  const recorders = withText(/\brecordMovements\(/).map(dirname)
  assert.deepEqual([...new Set(recorders)], ['stock'])
})
