import assert from 'node:assert/strict'
import { makeReport } from '#domain/reports/report.ts'
import { orderColumns } from '#domain/reports/order-sheet.ts'
import { murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey } from '#test/shop/open-test-shop.ts'
import { ALL, openReportingShop, reckonedSums, reportedSums } from '#test/shop/reporting-shop.ts'
import { markUnavailable } from '../database/unavailable.ts'
import { changedDays } from './make-days.ts'
import { openReports } from './reports.ts'
import { readSheets } from '../spreadsheets/read-sheets.ts'

const DAY_SECONDS = 86_400
const refuse = (error: Error) => Promise.reject(error)

onEachDatabase('sums follow every change of orders', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  const agree = async (what: string) =>
    assert.deepEqual(await reportedSums(shop.reports), await reckonedSums(database), what)
  await agree('an empty shop')
  const key = newKey()
  const first = await place(8, { key })
  const second = await place(9)
  await agree('placed')
  shop.system.advance(DAY_SECONDS)
  const third = await place(10)
  await agree('placed on another day')
  await shop.orders.steps.verify(first, 'Verified')
  await shop.orders.steps.complete(second, 'Complete')
  await shop.orders.steps.complete(third, 'Complete')
  await agree('verified and complete')
  await shop.orders.steps.complete(third, 'Pending')
  await agree('pending again')
  const sent = await place(7)
  await shop.orders.steps.take(sent, 'packed')
  await agree('packed without a call')
  await shop.orders.steps.take(sent, 'dispatched')
  await agree('sent without a call')
  await shop.orders.steps.takeBack(sent, 'dispatched')
  await shop.orders.steps.takeBack(sent, 'packed')
  await agree('back at the start')
  const trial = await place(11, { kind: 'trial' })
  await agree('a trial')
  const replaced = newKey()
  await place(12, { key: replaced })
  await agree('before the replacement')
  await place(13, { supersedes: replaced })
  await agree('replaced')
  await shop.orders.remove(second, { returnGoods: true })
  await shop.orders.remove(trial)
  await agree('deleted')
  await database.db.deleteFrom('orders').execute()
  await agree('all deleted')
  assert.deepEqual(await shop.reports.sums(ALL), { days: [], goods: [], places: [], counter: { days: [], goods: [] } })
})

onEachDatabase('sums are right while they cannot be stored, also for days that were stored before', async (kind, t) => {
  const { shop, database, flowerPots, place } = await openReportingShop(t, kind)
  const sell = async () => {
    const sold = await shop.counter.sell(counterSale([[flowerPots, 4]]), { key: newKey(), who: admin.email })
    assert.equal(sold.outcome, 'sold', JSON.stringify(sold))
  }
  await place(8)
  await sell()
  await shop.reports.sums(ALL)
  await shop.orders.steps.verify(await place(9), 'Verified')
  await sell()
  shop.system.advance(DAY_SECONDS)
  await place(10)
  const full = openReports({ ...database, transaction: () => refuse(markUnavailable(new Error('full'), 'disk full')) })
  assert.deepEqual(await reportedSums(full), await reckonedSums(database))
  const products = await shop.products.all()
  const reported = async (reports: typeof full) =>
    makeReport(await reports.sums(ALL), { products, categories: [] }, ALL)
  const made = await reported(full)
  await assert.rejects(full.makeChanged(new AbortController().signal), /full/)
  assert.equal((await changedDays(database, ALL)).length, 2, 'nothing is stored')
  assert.deepEqual(made, await reported(shop.reports))
  await place(11)
  const faulty = openReports({ ...database, transaction: () => refuse(new TypeError('a bug')) })
  await assert.rejects(faulty.daySums(ALL), TypeError)
})

onEachDatabase('an order counts on its day in India', async (kind, t) => {
  const { shop, place } = await openReportingShop(t, kind)
  // 11:59:59 pm and midnight.
  shop.system.setClock(12 * 3_600 - 1)
  await place()
  shop.system.setClock(1)
  await place()
  const { days } = await shop.reports.sums(ALL)
  assert.deepEqual(
    days.map(({ day, count }) => [day, count]),
    [
      ['2026-10-28', 1],
      ['2026-10-29', 1],
    ],
  )
  assert.deepEqual(
    (await shop.reports.daySums({ from: '2026-10-29', to: '2026-10-29' })).map(({ day }) => day),
    ['2026-10-29'],
  )
})

onEachDatabase('an erased customer counts by the state alone', async (kind, t) => {
  const { shop, place } = await openReportingShop(t, kind)
  const id = await place()
  const before = await shop.reports.sums(ALL)
  assert.deepEqual(
    before.places.map(({ state, district }) => [state, district]),
    [[murugan.state, murugan.district]],
  )
  await shop.orders.steps.complete(id, 'Complete')
  assert.equal((await shop.customers.erase(murugan.mobile)).outcome, 'erased')
  const { places } = await shop.reports.sums(ALL)
  assert.deepEqual(
    places.map(({ state, district, count }) => [state, district, count]),
    [[murugan.state, '', 1]],
  )
})

onEachDatabase(
  'lines that are written with the sums of their order change the day, also with equal sums',
  async (kind, t) => {
    const { shop, database, place, flowerPots } = await openReportingShop(t, kind)
    const orderId = await place(8)
    const pieces = async () =>
      (await shop.reports.sums(ALL)).goods.find(({ productId }) => productId === flowerPots.id)?.count
    assert.equal(await pieces(), 8)
    await database.transaction(async (trx) => {
      await trx.updateTable('order_items').set({ quantity: 5 }).where('product_id', '=', flowerPots.id).execute()
      await trx
        .updateTable('orders')
        .set((eb) => ({ total_paise: eb.ref('total_paise') }))
        .where('order_id', '=', orderId)
        .execute()
    })
    assert.equal(await pieces(), 5)
  },
)

onEachDatabase(
  'orders are written with their lines while they are read, and no text starts a formula',
  async (kind, t) => {
    const { shop, database, place } = await openReportingShop(t, kind)
    for (let count = 0; count < 60; count += 1) await place()
    await place(9, { kind: 'trial' })
    await database.db.updateTable('order_items').set({ name: '=1+1' }).where('line', '=', 1).execute()
    const bytes = new Uint8Array(await new Response(await shop.reports.ordersSheet(ALL)).arrayBuffer())
    const [sheet] = await readSheets(bytes)
    const cells = sheet?.rows.map((row) => row.cells) ?? []
    assert.deepEqual(
      cells[0],
      orderColumns().map(({ head }) => head),
    )
    assert.equal(cells.length, 1 + 2 * 60)
    assert.equal(new Set(cells.map(([id]) => id)).size, 61)
    assert.equal(cells[2]?.[10], '=1+1')
  },
)
