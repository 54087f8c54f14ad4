import assert from 'node:assert/strict'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { openLog } from '#server/log.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

/** In seconds, without February. */
const MONTH_S = 30.5 * 86_400
/** Longer than the pause after which older customers are kept. */
const LONG_PAUSE_S = 400 * 86_400

const customer = { customerName: lakshmi.name, mobile: lakshmi.mobile }

onEachDatabase('a customer of the counter is found by the number, and erased with it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const sale = counterSale([[flowerPots, 1]], customer)
  const nobodys = counterSale([[flowerPots, 1]])
  for (const each of [sale, nobodys]) await shop.counter.sell(each, { key: newKey(), who: admin.email })
  assert.deepEqual(
    (await shop.customers.sales(lakshmi.mobile)).map(({ saleId, customerName }) => [saleId, customerName]),
    [[sale.saleId, lakshmi.name]],
  )
  assert.deepEqual(await shop.customers.sales(''), [], 'no number is nobody')
  const erased = await shop.customers.erase(lakshmi.mobile)
  assert.deepEqual(erased, { outcome: 'erased', orders: 0, sales: 1, isRewritten: true })
  const kept = (await shop.counter.sale(sale.saleId))?.sale
  assert.deepEqual([kept?.customerName, kept?.mobile, kept?.totalPaise], ['', '', 250_00])
  assert.deepEqual(await shop.customers.erase(lakshmi.mobile), { outcome: 'none' })
})

onEachDatabase('whose old counter sales were is erased in time', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  shop.settings.keepCustomersMonths = 12
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 10_000 } })
  const order = () => shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 100 }] })
  await order()
  shop.system.advance(1)
  const old = counterSale([[flowerPots, 1]], customer)
  await shop.counter.sell(old, { key: newKey(), who: admin.email })
  for (let month = 0; month < 20; month += 1) {
    shop.system.advance(MONTH_S)
    await order()
  }
  const later = counterSale([[flowerPots, 1]], { ...customer, soldAt: shop.system.now().toISOString() })
  await shop.counter.sell(later, { key: newKey(), who: admin.email })
  await shop.customers.eraseOld()
  const nameOf = async (saleId: string) => (await shop.counter.sale(saleId))?.sale.customerName
  assert.deepEqual([await nameOf(old.saleId), await nameOf(later.saleId)], ['', lakshmi.name])
})

onEachDatabase(
  'a shop that sells at the counter alone erases in time, and keeps what a pause precedes',
  async (kind, t) => {
    const lines: string[] = []
    const shop = await openTestShop(t, kind, { log: openLog((line) => lines.push(line)) })
    shop.settings.keepCustomersMonths = 12
    const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 10_000 } })
    const sell = async () => {
      const sale = counterSale([[flowerPots, 1]], { ...customer, soldAt: shop.system.now().toISOString() })
      await shop.counter.sell(sale, { key: newKey(), who: admin.email })
      return sale.saleId
    }
    const nameOf = async (saleId: string) => (await shop.counter.sale(saleId))?.sale.customerName
    const beforePause = await sell()
    shop.system.advance(LONG_PAUSE_S)
    const old = await sell()
    for (let month = 0; month < 13; month += 1) {
      shop.system.advance(MONTH_S)
      await sell()
    }
    await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 100 }] })
    assert.equal(await shop.customers.eraseOld(), 1)
    assert.deepEqual([await nameOf(beforePause), await nameOf(old)], [lakshmi.name, ''])
    assert.ok(lines.some((line) => line.includes('"old customers kept"')))
  },
)
