import assert from 'node:assert/strict'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { addPeople, cookieOf } from '#test/shop/people.ts'
import type { Found } from './found.ts'

onEachDatabase('one search finds orders, customers and products; a packer finds nothing', async (kind, t) => {
  const { shop, send } = await openTestWeb(t, kind)
  await addPeople(shop)
  const { lakshmiCrackers } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const items = [{ id: lakshmiCrackers.id, quantity: 40 }]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const sale = counterSale([[lakshmiCrackers, 2]], { customerName: murugan.name, mobile: murugan.mobile })
  assert.equal((await shop.counter.sell(sale, { key: newKey(), who: admin.email })).outcome, 'sold')
  const cookie = await cookieOf(shop, 'staff')
  const find = async (search: string) => {
    const answer = await send(`/admin/find?${new URLSearchParams({ search })}`, { cookie })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const { orders, customers, products } = (await answer.json()) as Found
    return [orders.map((one) => one.orderId), customers.map((one) => one.name), products.map((one) => one.code)]
  }

  assert.deepEqual(await find(orderId), [[orderId], [lakshmi.name], []])
  assert.deepEqual(await find('+91 98765 43210'), [[orderId], [lakshmi.name], []])
  assert.deepEqual(await find(murugan.mobile), [[], [murugan.name], []], 'a customer of the counter')
  assert.deepEqual((await find('lakshmi'))[2], [lakshmiCrackers.code])
  assert.deepEqual(await find(lakshmiCrackers.code), [[], [], [lakshmiCrackers.code]])
  for (const search of ['', '   ', '%', '_', '\u0000', 'x'.repeat(5_000)]) {
    assert.deepEqual((await find(search)).slice(0, 2), [[], []], search.slice(0, 5))
  }

  const refused = await send(`/admin/find?search=${orderId}`, { cookie: await cookieOf(shop, 'packer') })
  assert.ok(!(await refused.text()).includes(lakshmi.name))
  assert.equal((await send(`/admin/find?search=${orderId}`)).status, 302, 'without a session')
})
