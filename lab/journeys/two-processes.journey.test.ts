// In `npm test`: test/live/live-truth.test.ts and live-order.test.ts, and the `live` journey with one process.
import { stockLabel } from '#domain/product/stock.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { untilHydrated } from '#test/browser/hydrated.ts'
import { journey } from '#test/journeys/journey.ts'
import { runShop } from '#test/shop/running-shop.ts'

journey(
  'an order at one process moves the stock and the order list at another, without a reload',
  { pots: goods.flowerPots },
  async ({ shop, person }) => {
    const owner = await (await person('owner')).visitOffice('/admin/orders')
    const visitor = await (await person('visitor')).visit('/ordernow')
    await untilHydrated(visitor)
    await visitor.getByText(stockLabel(10)).waitFor()

    const second = await runShop(shop.place)
    try {
      const [pots] = (await (await fetch(`${second.origin}/products.json`)).json()) as { id: string }[]
      await fetch(`${second.origin}/orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
        body: JSON.stringify({ customer: lakshmi, items: [{ id: pots?.id, quantity: 8 }] }),
      })
      await owner.getByText(lakshmi.name).first().waitFor()
      await visitor.getByText(stockLabel(2)).waitFor()
    } finally {
      await second.stop()
    }
  },
  { databases: ['postgres'] },
)
