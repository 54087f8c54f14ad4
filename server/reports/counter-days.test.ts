import assert from 'node:assert/strict'
import { makeReport } from '#domain/reports/report.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey } from '#test/shop/open-test-shop.ts'
import { ALL, openReportingShop } from '#test/shop/reporting-shop.ts'

onEachDatabase('counter sales are in the reports beside the orders, less returns', async (kind, t) => {
  const { shop, flowerPots, place } = await openReportingShop(t, kind)
  const reported = async () => {
    return makeReport(await shop.reports.sums(ALL), { products: await shop.products.all(), categories: [] }, ALL)
  }
  await place(8)
  assert.deepEqual((await reported()).channels, [])
  const discount = { unit: 'percent', hundredths: 10_00 } as const
  const sale = counterSale([[flowerPots, 4]], { discount })
  await shop.counter.sell(sale, { key: newKey(), who: admin.email })
  const before = await reported()
  const online = before.online.asked.paise
  const counter = { count: 1, paise: 900_00 }
  assert.deepEqual(before.channels[1], { id: 'counter', name: 'Counter', note: '', asked: counter, confirmed: counter })
  assert.equal(before.totals.asked.paise, online + 900_00)
  assert.equal(before.products.find(({ id }) => id === flowerPots.id)?.asked.count, 12)
  assert.equal(before.charges.find(({ name }) => name === 'Counter discount')?.asked.paise, -100_00)
  assert.equal(
    before.charges.find(({ name }) => name === 'Other'),
    undefined,
    'every table adds up',
  )

  shop.system.advance(86_400)
  const pieces = { [flowerPots.id]: 1 }
  const back = { saleId: sale.saleId, pieces, method: 'cash', key: newKey(), who: admin.email } as const
  await shop.counter.returnGoods(back)
  const after = await reported()
  assert.deepEqual(after.channels[1]?.asked, { count: 1, paise: 675_00 })
  assert.deepEqual(
    after.steps.filter(({ asked }) => asked.paise !== 0).map(({ asked }) => asked.paise),
    [online + 900_00, -225_00].filter((paise) => paise !== 0),
    'it counts on the day on which it came back',
  )
  assert.equal(after.products.find(({ id }) => id === flowerPots.id)?.asked.count, 11)
  assert.equal(
    after.charges.find(({ name }) => name === 'Other'),
    undefined,
  )
  assert.equal(after.online.asked.paise, online)
})
