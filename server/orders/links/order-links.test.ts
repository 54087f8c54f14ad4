import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { earlierRows, makeEarlierShop } from '#test/database/earlier-database.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { openLinkedOrder } from '#test/shop/linked-order.ts'
import { newKey, NOON, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const linkOf = async ({ orders }: TestShop, orderId: string) => {
  const state = (await orders.links.of([orderId])).get(orderId)
  return state && 'link' in state ? state.link : undefined
}

onEachDatabase('an order is found by its link, and read without it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId, link } = await openLinkedOrder(shop)
  assert.equal((await shop.orders.links.find(link))?.orderId, orderId)
  assert.equal(await linkOf(shop, orderId), link)
  assert.ok(!JSON.stringify(await shop.orders.find(orderId)).includes(link))
  for (const wrong of ['', orderId, link.toLowerCase(), `${link}A`, '%'])
    assert.equal(await shop.orders.links.find(wrong), undefined, wrong)
})

onEachDatabase('a link that was ended stays so, until the shop makes another one', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId, link, repeat } = await openLinkedOrder(shop)
  const { links } = shop.orders
  assert.ok(await links.end(orderId))
  assert.deepEqual((await links.of([orderId])).get(orderId), { ended: 'shop' })
  const repeated = await repeat()
  assert.ok('order' in repeated && repeated.link === undefined)
  assert.ok(await links.renew(orderId))
  const second = await linkOf(shop, orderId)
  assert.ok(second !== undefined && second !== link)
  assert.equal(await links.find(link), undefined)
  assert.equal((await links.find(second))?.orderId, orderId)
  assert.equal(await links.end('ORD00000000000000000'), false)
})

onEachDatabase(
  'the link of a replaced or an erased order opens nothing, and neither gets another one',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { crackers } = await stockUp(shop, { crackers: goods.lakshmiCrackers })
    const key = newKey()
    const body = (quantity: number) => ({ customer: lakshmi, items: [{ id: crackers.id, quantity }] })
    const first = await shop.orders.place(key, body(50))
    const second = await shop.orders.place(newKey(), { ...body(60), supersedes: [key] })
    assert.ok('order' in first && first.link && 'order' in second && second.link)
    const { links, steps } = shop.orders
    assert.equal(await links.find(first.link), undefined)
    assert.equal((await links.find(second.link))?.orderId, second.order.orderId)
    await steps.complete(second.order.orderId, 'Complete')
    assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
    assert.equal(await links.find(second.link), undefined)
    const ids = [first.order.orderId, second.order.orderId]
    for (const orderId of ids) assert.equal(await links.renew(orderId), false)
    assert.equal((await links.of(ids)).size, 0)
  },
)

onEachDatabase('orders from before links get one when it is first needed, one each, also at once', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await makeEarlierShop(place)
  const shop = await openTestShop(t, kind, { place })
  const database = await openDatabase(place, () => NOON)
  cleanup(t, database.close)
  const { rows } = await sql<{ order_id: string; link: string | null }>`
    select order_id, link from orders where superseded_by is null and erased is null`.execute(database.db)
  assert.ok(rows.length > 0 && rows.length <= (earlierRows.orders?.length ?? 0))
  assert.ok(rows.every(({ link }) => link === null))
  await sql`update orders set placed_at = ${NOON.toISOString()}`.execute(database.db)
  const ids = rows.map(({ order_id }) => order_id)
  const { links } = shop.orders
  const [one, other] = await Promise.all([links.of(ids), links.of(ids)])
  assert.deepEqual(one, other)
  const made = [...one.values()].flatMap((state) => ('link' in state ? [state.link] : []))
  assert.equal(new Set(made).size, made.length)
  assert.ok(made.length > 0)
})
