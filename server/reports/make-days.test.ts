import assert from 'node:assert/strict'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { ALL, openReportingShop, reckonedSums, reportedSums, sortedGoods } from '#test/shop/reporting-shop.ts'
import { copyShop } from '../database/copy-shop.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { openReports } from './reports.ts'

const DAY_SECONDS = 86_400

onEachDatabase('a change that another process stores at the same time is never lost', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  await place()
  let interruptions = 2
  const interrupted: Database = {
    ...database,
    async transaction(work, limits) {
      // Between reading and storing a day: an order comes, and another process computes the day.
      if (interruptions > 0) {
        interruptions -= 1
        await place()
        await shop.reports.sums(ALL)
        await place()
      }
      return await database.transaction(work, limits)
    },
  }
  const { days } = await openReports(interrupted).sums(ALL)
  assert.equal(days[0]?.count, 5)
  assert.deepEqual(await reportedSums(shop.reports), await reckonedSums(database))
})

onEachDatabase('orders that come in while a day is read are in the next report', async (kind, t) => {
  const { database, place } = await openReportingShop(t, kind)
  let placed = 0
  const placeOne = async () => {
    await place()
    placed += 1
  }
  await placeOne()
  const rushing: Database = {
    ...database,
    // Again if the shop's own work of the day has stored this one meanwhile.
    async transaction(work, limits) {
      await placeOne()
      return await database.transaction(work, limits)
    },
  }
  assert.equal((await openReports(rushing).sums(ALL)).days[0]?.count, placed - 1)
  assert.equal((await openReports(database).sums(ALL)).days[0]?.count, placed)
})

onEachDatabase('a copied shop reports the same as the original', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  await place()
  await shop.orders.steps.verify(await place(), 'Verified')
  const copy = await openDatabase(await emptyPlace(kind, t), () => NOON)
  cleanup(t, copy.close)
  const original = await shop.reports.sums(ALL)
  await copyShop(database, copy)
  const copied = await openReports(copy).sums(ALL)
  assert.deepEqual(copied.days, original.days)
  assert.deepEqual(sortedGoods(copied), sortedGoods(original))
  assert.equal(copied.days.length, 2)
})

onEachDatabase('all changed days are made at once, until that is stopped', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  await place()
  shop.system.advance(DAY_SECONDS)
  await place()
  const changes = async () => (await database.db.selectFrom('report_changes').select('day').execute()).length
  await shop.reports.makeChanged(AbortSignal.abort())
  assert.equal(await changes(), 2)
  await shop.reports.makeChanged(new AbortController().signal)
  assert.equal(await changes(), 0)
  assert.equal((await database.db.selectFrom('report_days').select('day').execute()).length, 2)
})
