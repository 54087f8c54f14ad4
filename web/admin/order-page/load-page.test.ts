import assert from 'node:assert/strict'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { loadPage } from './load-page.ts'

async function place(shop: TestShop, id: string, quantity: number, customer = lakshmi) {
  shop.system.advance(60)
  const placed = await shop.orders.place(newKey(), { customer, items: [{ id, quantity }] })
  return 'order' in placed ? placed.order.orderId : ('orderId' in placed && placed.orderId) || ''
}

const load = (shop: TestShop, address: string) => loadPage(shop, new URLSearchParams(address), 'https://shop.test')

onEachDatabase('§2 fifty orders a page, the newest whatever is filtered, and the way to the next', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { pot } = await stockUp(shop, { pot: { ...goods.skyShots, stock: 100 } })
  for (let index = 0; index < 52; index += 1) await place(shop, pot.id, 1)
  const newest = await place(shop, pot.id, 1, murugan)
  const first = await load(shop, '')
  assert.deepEqual([first.rows.length, first.before, first.total], [50, 0, 53])
  assert.equal(first.rows[0]?.orderId, newest)
  const last = first.rows.at(-1)
  const second = await load(shop, `search=lakshmi&after=${last?.placedAt}_${last?.orderId}`)
  assert.deepEqual([second.rows.length, second.before, second.total], [3, 49, 52])
  assert.equal(second.newest?.orderId, newest)
})

onEachDatabase('an opened order includes its missing products while it waits for stock', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const good = await place(shop, skyShots.id, 1)
  const short = await place(shop, skyShots.id, 4)
  const taken = (await load(shop, `order=${good}`)).opened
  assert.deepEqual([taken?.view?.order.items.length, taken?.view?.lacking], [1, []])
  const { opened, shortCount } = await load(shop, `stock=short&order=${short}`)
  assert.deepEqual(opened?.view?.lacking, [
    { productId: skyShots.id, name: '120 Shots Colour Rain', ordered: 4, inStock: 2 },
  ])
  assert.equal(shortCount, 1)
})

onEachDatabase('a deleted order is distinguished from none', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  assert.equal((await load(shop, '')).opened, undefined)
  const gone = (await load(shop, 'order=ORD1')).opened
  assert.deepEqual(gone, { orderId: 'ORD1', view: undefined })
})

onEachDatabase('a replaced order waits for its goods again once its replacement is deleted', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const key = newKey()
  const send = (quantity: number, own: string, supersedes?: string) =>
    shop.orders.place(own, { customer: lakshmi, items: [{ id: skyShots.id, quantity }], supersedes })
  const first = await send(3, key)
  const second = await send(2, newKey(), key)
  assert.ok('order' in first && 'order' in second)
  const look = async () => {
    const opened = (await load(shop, `order=${first.order.orderId}`)).opened
    return [opened?.view?.isReplaced, opened?.view?.lacking]
  }
  assert.deepEqual(await look(), [true, []])
  await shop.orders.remove(second.order.orderId)
  const lacking = [{ productId: skyShots.id, name: '120 Shots Colour Rain', ordered: 3, inStock: 1 }]
  assert.deepEqual(await look(), [false, lacking])
})

onEachDatabase(
  'an order shows the earlier ones of its number, and a number without confirmed orders is marked',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { pot } = await stockUp(shop, { pot: { ...goods.skyShots, stock: 100 } })
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) ids.push(await place(shop, pot.id, 1))
    const other = await place(shop, pot.id, 1, murugan)
    const { rows, opened } = await load(shop, `order=${ids[2]}`)
    assert.deepEqual(
      rows.map(({ unconfirmed }) => unconfirmed),
      [undefined, 3, undefined, undefined],
      'once for each number',
    )
    assert.deepEqual([opened?.view?.customer.before?.orders, opened?.view?.customer.unconfirmed], [2, 3])
    const first = (await load(shop, `order=${other}`)).opened
    assert.deepEqual([first?.view?.customer.before, first?.view?.customer.unconfirmed], [undefined, undefined])
    await shop.orders.steps.complete(ids[0] ?? '', 'Complete')
    assert.equal((await load(shop, `order=${ids[2]}`)).rows[1]?.unconfirmed, undefined)
  },
)
