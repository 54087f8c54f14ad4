// The sums of whole months are those of their days, whatever happens to these and whichever process makes them at the same time.
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { onEachDatabase } from '#test/database/databases.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey } from '#test/shop/open-test-shop.ts'
import { ALL, openReportingShop } from '#test/shop/reporting-shop.ts'
import type { Database } from '../database/open.ts'
import { forgetMonth } from './month-goods.ts'
import { openReports, type Reports } from './reports.ts'

const MONTH_SECONDS = 30 * 86_400

/** The goods of all days, summed up: each day for itself, where no month is read, or together. */
async function piecesOf(reports: Reports, how: 'by day' | 'by month'): Promise<Record<string, number>> {
  const days = new Set((await reports.daySums(ALL)).map(({ day }) => day))
  const periods = how === 'by month' ? [ALL] : Array.from(days, (day) => ({ from: day, to: day }))
  const pieces: Record<string, number> = {}
  for (const period of periods) {
    const { goods: ordered, counter } = await reports.sums(period)
    for (const [at, goods] of Object.entries({ ordered, sold: counter.goods })) {
      for (const { productId, category, confirmed, count, paise, discountPaise } of goods) {
        const key = JSON.stringify([at, productId, category, confirmed])
        pieces[key] = (pieces[key] ?? 0) + count + paise + discountPaise
      }
    }
  }
  return pieces
}

onEachDatabase('a season read by months has the goods of its days, whatever happens to orders', async (kind, t) => {
  const { shop, database, flowerPots, place } = await openReportingShop(t, kind)
  const sell = async () => {
    const sale = counterSale([[flowerPots, 4]])
    await shop.counter.sell(sale, { key: newKey(), who: admin.email })
    return sale.saleId
  }
  const made = async () =>
    (await database.db.selectFrom('report_months').selectAll().orderBy('month').execute()).map(
      ({ month, kept_until }) => `${month} ${kept_until}`,
    )
  const agree = async (what: string) =>
    assert.deepEqual(await piecesOf(shop.reports, 'by month'), await piecesOf(shop.reports, 'by day'), what)

  const oldest = await place(8)
  const another = await place(3)
  const saleId = await sell()
  shop.system.advance(MONTH_SECONDS)
  await place(9)
  shop.system.advance(MONTH_SECONDS)
  await place(10)
  await sell()
  await agree('three months')
  assert.deepEqual(await made(), ['2026-10 2026-10-31', '2026-11 2026-11-30', '2026-12 2026-12-24'])
  await agree('read again')

  await shop.orders.history.verify(oldest, 'Verified')
  await agree('one of the first month is confirmed')
  await shop.orders.remove(another)
  await agree('one of the first month is deleted')
  await database.db.deleteFrom('counter_sales').where('sale_id', '=', saleId).execute()
  await agree('a sale of the first month is gone')
  await database.db.deleteFrom('orders').where('order_id', '=', oldest).execute()
  await agree('the first month is empty')
  assert.deepEqual(await made(), ['2026-10 ', '2026-11 2026-11-30', '2026-12 2026-12-24'])
})

onEachDatabase('a month is not made while another process makes one of its days', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  await place(8)
  shop.system.advance(MONTH_SECONDS)
  await place(9)
  await shop.reports.daySums(ALL)

  let pieces: Promise<Record<string, number>> | undefined
  await database.transaction(async (trx) => {
    await forgetMonth(trx, '2026-10-28')
    // SQLite has one who writes: the other would wait with the whole thread.
    if (kind === 'postgres') pieces = piecesOf(shop.reports, 'by month')
    await wait(150)
    await trx.updateTable('report_goods').set({ pieces: 1_000 }).where('day', '<', '2026-11-01').execute()
  })
  const read = await (pieces ?? piecesOf(shop.reports, 'by month'))
  assert.deepEqual(read, await piecesOf(shop.reports, 'by day'))
  assert.ok(Object.values(read).some((each) => each > 1_000))
})

onEachDatabase('sums that another process makes of more days at the same time count no day twice', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  for (const quantity of [8, 9, 10]) {
    await place(quantity)
    if (quantity < 10) shop.system.advance(MONTH_SECONDS)
  }
  await shop.reports.daySums(ALL)
  const byDay = await piecesOf(shop.reports, 'by day')
  let made = 0
  const interrupted: Database = {
    ...database,
    async transaction(work, limits) {
      const result = await database.transaction(work, limits)
      made += 1
      if (made === 3) {
        // It is January now: the sums of December reach farther.
        shop.system.advance(6 * 86_400)
        await place(11)
        await shop.reports.sums({ ...ALL, to: '2027-12-31' })
      }
      return result
    },
  }
  // The newest month has an order that is settled, and one that is not.
  assert.deepEqual(await piecesOf(openReports(interrupted), 'by month'), byDay)
  assert.ok(made >= 3)
})
