import assert from 'node:assert/strict'
import { checkPlace } from '#server/check-data/check-place.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { counterSale, openCounterShop } from '#test/shop/counter-shop.ts'
import { admin, newKey, type TestShop } from '#test/shop/open-test-shop.ts'

const TODAY = '2026-10-28'
const DAY_SECONDS = 86_400
const who = admin.email
const stockOf = async (shop: TestShop, id: string) => (await shop.products.find(id))?.stock

onEachDatabase('goods come back once, and their money is counted on that day', async (kind, t) => {
  const { shop, flowerPots, sell } = await openCounterShop(t, kind)
  const sale = counterSale([[flowerPots, 4]], { discount: { unit: 'percent', hundredths: 10_00 } })
  await sell(sale)
  shop.system.advance(DAY_SECONDS)
  const back = { saleId: sale.saleId, pieces: { [flowerPots.id]: 3 }, method: 'cash', key: newKey(), who } as const
  assert.deepEqual(await shop.counter.returnGoods(back), { outcome: 'returned', refundPaise: 675_00 })
  assert.deepEqual(await shop.counter.returnGoods(back), { outcome: 'repeated', refundPaise: 675_00 })
  assert.equal(await stockOf(shop, flowerPots.id), 9)
  assert.deepEqual(await shop.counter.returnGoods({ ...back, key: newKey() }), {
    outcome: 'refused',
    message: 'Only 1 of Flower Pots Special can come back.',
  })
  assert.deepEqual(await shop.counter.returnGoods({ ...back, saleId: 'CTR0', key: newKey() }), { outcome: 'gone' })
  assert.equal((await shop.counter.day(TODAY)).expectedPaise, 900_00)
  assert.equal((await shop.counter.day('2026-10-29')).expectedPaise, -675_00)
  assert.equal((await shop.counter.sales(TODAY))[0]?.refundPaise, 675_00)
})

onEachDatabase(
  'money goes back in whole rupees by either method, and the check of the data knows it',
  async (kind, t) => {
    const { shop, flowerPots, sell } = await openCounterShop(t, kind)
    const clean = { faults: { counts: {}, sentences: [] } }
    for (const methods of [
      ['cash', 'cash', 'cash'],
      ['upi', 'cash', 'upi'],
    ] as const) {
      const sale = counterSale([[flowerPots, 3]], { discount: { unit: 'rupees', paise: 82_00 } })
      await sell(sale)
      for (const [at, method] of methods.entries()) {
        const refundPaise = [223_00, 222_00, 223_00][at]
        const back = { saleId: sale.saleId, pieces: { [flowerPots.id]: 1 }, method, key: newKey(), who }
        assert.deepEqual(await shop.counter.returnGoods(back), { outcome: 'returned', refundPaise })
        assert.deepEqual(await checkPlace(shop.config), clean)
      }
    }
  },
)

onEachDatabase('a return first makes up for the shortfall of its sale', async (kind, t) => {
  const { shop, skyShots, sell } = await openCounterShop(t, kind)
  const sale = counterSale([[skyShots, 5]], { isAnyway: true })
  await sell(sale)
  const back = (pieces: number) =>
    shop.counter.returnGoods({
      saleId: sale.saleId,
      pieces: { [skyShots.id]: pieces },
      method: 'upi',
      key: newKey(),
      who,
    })
  await back(1)
  assert.deepEqual([await stockOf(shop, skyShots.id), (await shop.counter.shortfalls())[0]?.pieces], [0, 1])
  await back(2)
  assert.deepEqual([await stockOf(shop, skyShots.id), (await shop.counter.shortfalls()).length], [1, 0])
  await back(2)
  assert.equal(await stockOf(shop, skyShots.id), 3)
})
